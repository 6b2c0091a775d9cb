import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { RefusedForm } from '../../contract/rendering.ts'

const key = ['refused form'] as const

/** Puts what came without JavaScript and was refused where its page finds it; it travels with the page as all its data do. */
export function giveRefusedForm(queryClient: QueryClient, refused: RefusedForm): void {
  queryClient.setQueryData(key, refused)
}

/** What was typed and what is wrong with it, if this page answers such a form; `forget` once it has been sent after all. */
export function useRefusedForm(): { refused: RefusedForm | undefined; forget: () => void } {
  const queryClient = useQueryClient()
  return {
    refused: queryClient.getQueryData<RefusedForm>(key),
    forget: () => queryClient.removeQueries({ queryKey: key }),
  }
}
