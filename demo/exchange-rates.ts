/**
 * Reference rates of the European Central Bank of 13 April 2026: units for one euro. They do not move with the days, so
 * receipts call them the demo's; an operator imports his own.
 */
export const exchangeRates = {
  asOf: '2026-04-13',
  perEuro: { USD: 1.1684, GBP: 0.87058, CHF: 0.9242, RON: 5.092, TRY: 52.2478, CZK: 24.378, PLN: 4.2543 },
} as const
