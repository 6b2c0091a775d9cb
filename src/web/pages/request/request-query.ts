import type { AnswerBody, StayRequest } from '../../../contract/requests.ts'
import type { Api } from '../../lib/api.ts'
import { orNowhere } from '../../lib/missing.ts'

/** Options of the query for what a property is asked; `null` for a wrong key as for an unknown reference. */
export function stayRequestQuery(api: Api, reference: string, key: string) {
  return orNowhere(api.query<StayRequest>(`/api/v1/requests/${encodeURIComponent(reference)}/`, { key }))
}

/** The property's answer; 409 `request_over` when it has ended otherwise. The same answer may be sent again. */
export function sendAnswer(api: Api, reference: string, body: AnswerBody): Promise<StayRequest> {
  return api.post<StayRequest>(`/api/v1/requests/${encodeURIComponent(reference)}/answer/`, body)
}
