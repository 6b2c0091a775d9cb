export { type Balance, type Posting, post as postToLedger, readBalances, readLines } from './ledger.repository.ts'
