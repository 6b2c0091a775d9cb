import type shell from '../../messages/en/shell.json'

/**
 * Namespaces whose keys the compiler knows, one line for each file of `src/messages/en`. A namespace that is missing here
 * still works, unchecked.
 */
export type MessageTypes = {
  shell: typeof shell
}

type Untyped = Record<string, never> extends infer T ? { [K in keyof T]: string } : never

/** The messages of a namespace: those of its English file, or any keys when it is not listed above. */
export type MessagesOf<N extends string> = N extends keyof MessageTypes ? MessageTypes[N] : Untyped
