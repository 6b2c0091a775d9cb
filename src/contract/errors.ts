/** Machine codes of errors and the status each is answered with. The sentence is worded at the edge, in the reader's language. */
export const errorStatus = {
  parse_error: 400,
  invalid: 400,
  not_authenticated: 401,
  permission_denied: 403,
  not_found: 404,
  invalid_page: 404,
  method_not_allowed: 405,
  offer_expired: 409,
  offer_changed: 409,
  sold_out: 409,
  session_expired: 409,
  session_incomplete: 409,
  session_completed: 409,
  cannot_cancel: 409,
  penalty_changed: 409,
  payment_not_supported: 409,
  idempotency_running: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  throttled: 429,
  error: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
