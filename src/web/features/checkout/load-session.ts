import { redirect } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { localizePath } from '../../lib/language.ts'
import { notFound, type PageLoaderArgs } from '../../lib/page.ts'
import { donePath, sessionQuery } from './checkout-session.ts'

/** The session of a page as it is now; one that has become a booking goes on to it, an unknown one is not found. */
export async function loadSession({ api, queryClient, language, params }: PageLoaderArgs): Promise<void> {
  const id = params.session ?? ''
  const session = await queryClient.fetchQuery({ ...sessionQuery(api, id), staleTime: 0 }).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error
  })
  if (session.booking) throw redirect(localizePath(donePath(id), language))
}
