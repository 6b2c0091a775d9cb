import { expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { createQueryClient } from './query-client.ts'

test('“Query defaults: staleTime 60000 ms, retry 3, no refetch on window focus”', () => {
  const { queries } = createQueryClient('browser').getDefaultOptions()
  expect(queries).toMatchObject({ staleTime: 60_000, refetchOnWindowFocus: false })
  const retries = (error: Error) =>
    [0, 1, 2, 3].filter((failures) => typeof queries?.retry === 'function' && queries.retry(failures, error)).length
  expect(retries(new Error('The line is bad.'))).toBe(3)
  expect(retries(new ApiError(503, {}))).toBe(3)
  // The same request would be answered the same.
  expect(retries(new ApiError(404, {}))).toBe(0)
  expect(createQueryClient('server').getDefaultOptions().queries).toMatchObject({ staleTime: 60_000, retry: 0 })
})
