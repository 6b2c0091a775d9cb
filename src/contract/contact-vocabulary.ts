/** What somebody writes about; who answers goes by it. */
export const contactTopics = ['booking', 'stay', 'account', 'partnership', 'complaint', 'other'] as const
export const longestMessage = 4000
