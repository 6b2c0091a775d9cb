import fc from 'fast-check'

/**
 * A property that fails is made smaller until it cannot be, which may take hours, in one breath that no test's own limit
 * ends. After so long it fails with the smallest example found so far.
 */
fc.configureGlobal({ interruptAfterTimeLimit: 15_000, markInterruptAsFailure: true })
