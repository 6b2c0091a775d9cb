import type catalogue from '../../messages/en/catalogue.json'
import type home from '../../messages/en/home.json'
import type results from '../../messages/en/results.json'
import type search from '../../messages/en/search.json'
import type shell from '../../messages/en/shell.json'
import type stay from '../../messages/en/stay.json'

/**
 * Namespaces whose keys the compiler knows, one line for each file of `src/messages/en`. A namespace that is missing here
 * still works, unchecked.
 */
export type MessageTypes = {
  catalogue: typeof catalogue
  home: typeof home
  results: typeof results
  search: typeof search
  shell: typeof shell
  stay: typeof stay
}

type Untyped = Record<string, never> extends infer T ? { [K in keyof T]: string } : never

/** The messages of a namespace: those of its English file, or any keys when it is not listed above. */
export type MessagesOf<N extends string> = N extends keyof MessageTypes ? MessageTypes[N] : Untyped
