import { writeFileSync } from 'node:fs'

/**
 * Writes the numbers of a vitest run to the file that TEST_COUNTS names: vitest's own JSON report keeps silent about tests
 * that passed only when they were run again.
 */
export default class CountReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const count = (state) => tests.filter((test) => test.result().state === state).length
    const again = tests.filter((test) => test.diagnostic()?.flaky)
    const counts = {
      passed: count('passed'),
      failed: count('failed'),
      again: again.map((test) => `${test.module.relativeModuleId}: ${test.fullName}`),
    }
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts))
  }
}
