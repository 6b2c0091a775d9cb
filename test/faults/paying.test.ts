import { describe, test } from 'vitest'
import { openTestDatabase } from '../database.ts'
import { testCardNumbers } from './cases-card-numbers.ts'
import { testMessages } from './cases-messages.ts'
import { testProvider } from './cases-provider.ts'
import { testVisitors } from './cases-visitors.ts'
import { expectBooksAgree } from './invariant.ts'
import { openStage } from './stage.ts'

const stage = await openStage({ database: await openTestDatabase(), env: { LOG_LEVEL: 'trace' } })

// Most of a case is waiting for the program to put it right, so all of them wait together.
describe.concurrent('the provider', () => testProvider(stage))
describe.concurrent('its messages', () => testMessages(stage))
describe.concurrent('visitors', () => testVisitors(stage))

describe('afterwards', () => {
  testCardNumbers(stage)

  test('the books of the provider and ours agree', () => expectBooksAgree(stage))
})
