export { type Balance, type Posting, post as postToLedger, readBalances } from './ledger.repository.ts'
