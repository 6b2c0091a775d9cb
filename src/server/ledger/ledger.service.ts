export {
  type Balance,
  type Posting,
  post as postToLedger,
  readBalances,
  readCommission,
  readLines,
} from './ledger.repository.ts'
