import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('“Query defaults: staleTime 60000 ms, retry 3, no refetch on window focus”', () => {
  const { queries } = createQueryClient('browser').getDefaultOptions()
  expect(queries).toEqual({ staleTime: 60_000, retry: 3, refetchOnWindowFocus: false })
  expect(createQueryClient('server').getDefaultOptions().queries).toMatchObject({ staleTime: 60_000, retry: 0 })
})
