import type { Card } from './cards.ts'

/** What the hosted pages say. Both languages have the same keys, or it does not compile. */
type Texts = {
  provider: string
  warning: string
  payTitle: string
  merchant: string
  until: (time: string) => string
  left: (time: string) => string
  minutes: (minutes: number) => string
  choose: string
  cards: Record<Card, { title: string; hint: string }>
  pay: (amount: string) => string
  cancel: string
  backToShop: string
  errors: { card_declined: string; insufficient_funds: string; authentication_failed: string; card_missing: string }
  bankTitle: string
  bankText: (amount: string, merchant: string) => string
  bankConfirm: string
  bankRefuse: string
  bankOther: string
  waitTitle: string
  waitText: string
  waitAgain: string
  paidTitle: string
  paidText: string
  expiredTitle: string
  expiredText: string
  canceledTitle: string
  canceledText: string
  unknownTitle: string
  unknownText: string
}

const bg: Texts = {
  provider: 'Тестови плащания',
  warning:
    'Тук не се плаща с истински пари. Не въвеждайте истинска карта: номер на карта не се иска никъде на тази страница.',
  payTitle: 'Плащане',
  merchant: 'Получател',
  until: (time) => `Платете до ${time} ч.`,
  left: (time) => `остават ${time}`,
  minutes: (minutes) => `${minutes} мин.`,
  choose: 'Изберете тестова карта',
  cards: {
    success: { title: 'Успешно плащане', hint: 'Банката одобрява веднага.' },
    declined: { title: 'Отказана карта', hint: 'Банката отказва; може да опитате с друга карта.' },
    insufficient_funds: { title: 'Недостатъчна наличност', hint: 'По картата няма достатъчно пари.' },
    challenge_passed: { title: '3-D Secure, успешно', hint: 'Потвърждавате на страница на банката.' },
    challenge_failed: { title: '3-D Secure, неуспешно', hint: 'Банката не приема потвърждението.' },
    slow: { title: 'Бавен отговор', hint: 'Банката отговаря след около 8 секунди.' },
    lost_webhook: { title: 'Изгубено известие', hint: 'Плащането минава, но магазинът не получава известие.' },
    duplicate_webhook: { title: 'Повторено известие', hint: 'Магазинът получава всяко известие три пъти.' },
    late: { title: 'Закъснял успех', hint: 'Банката одобрява чак след края на времето за плащане.' },
  },
  pay: (amount) => `Плащане на ${amount}`,
  cancel: 'Отказ и връщане в магазина',
  backToShop: 'Към магазина',
  errors: {
    card_declined: 'Банката отказа тази карта. Нищо не е платено. Изберете друга карта и опитайте отново.',
    insufficient_funds:
      'По тази карта няма достатъчно пари. Нищо не е платено. Изберете друга карта и опитайте отново.',
    authentication_failed:
      'Банката не прие потвърждението. Нищо не е платено. Опитайте отново или изберете друга карта.',
    card_missing: 'Изберете карта, за да платите.',
  },
  bankTitle: 'Потвърждение от банката',
  bankText: (amount, merchant) =>
    `Така изглежда проверката 3-D Secure. Потвърждавате ли плащане на ${amount} към ${merchant}?`,
  bankConfirm: 'Потвърждавам',
  bankRefuse: 'Отказвам плащането',
  bankOther: 'Друга карта',
  waitTitle: 'Плащането се обработва',
  waitText: 'Банката още не е отговорила. Не плащайте втори път: щом отговори, ще Ви върнем в магазина.',
  waitAgain: 'Проверка за отговор',
  paidTitle: 'Вече е платено',
  paidText: 'Това плащане е прието. Нищо повече не е нужно.',
  expiredTitle: 'Времето за плащане изтече',
  expiredText: 'Нищо не е платено. Върнете се в магазина, за да опитате отново.',
  canceledTitle: 'Плащането е прекратено',
  canceledText: 'Магазинът прекрати това плащане. Не е взето нищо.',
  unknownTitle: 'Няма такова плащане',
  unknownText: 'Проверете адреса или се върнете в магазина, от който идвате.',
}

const en: Texts = {
  provider: 'Sandbox payments',
  warning: 'No real money is paid here. Do not enter a real card: no card number is asked for anywhere on this page.',
  payTitle: 'Payment',
  merchant: 'Paid to',
  until: (time) => `Pay by ${time}`,
  left: (time) => `${time} left`,
  minutes: (minutes) => `${minutes} min`,
  choose: 'Choose a test card',
  cards: {
    success: { title: 'Successful payment', hint: 'The bank approves at once.' },
    declined: { title: 'Declined card', hint: 'The bank refuses; you can try another card.' },
    insufficient_funds: { title: 'Insufficient funds', hint: 'There is not enough money on the card.' },
    challenge_passed: { title: '3-D Secure, passed', hint: 'You confirm on a page of the bank.' },
    challenge_failed: { title: '3-D Secure, failed', hint: 'The bank does not accept the confirmation.' },
    slow: { title: 'Slow answer', hint: 'The bank answers after about 8 seconds.' },
    lost_webhook: { title: 'Lost webhook', hint: 'The payment goes through, but the shop gets no message.' },
    duplicate_webhook: { title: 'Repeated webhook', hint: 'The shop gets every message three times.' },
    late: { title: 'Late success', hint: 'The bank approves only after the time to pay is over.' },
  },
  pay: (amount) => `Pay ${amount}`,
  cancel: 'Cancel and return to the shop',
  backToShop: 'Back to the shop',
  errors: {
    card_declined: 'The bank declined this card. Nothing was paid. Choose another card and try again.',
    insufficient_funds: 'There is not enough money on this card. Nothing was paid. Choose another card and try again.',
    authentication_failed:
      'The bank did not accept the confirmation. Nothing was paid. Try again or choose another card.',
    card_missing: 'Choose a card to pay with.',
  },
  bankTitle: 'Confirmation by the bank',
  bankText: (amount, merchant) =>
    `This is what the 3-D Secure check looks like. Do you confirm the payment of ${amount} to ${merchant}?`,
  bankConfirm: 'Confirm',
  bankRefuse: 'Refuse the payment',
  bankOther: 'Another card',
  waitTitle: 'The payment is being processed',
  waitText: 'The bank has not answered yet. Do not pay a second time: once it answers, we take you back to the shop.',
  waitAgain: 'Check for the answer',
  paidTitle: 'Already paid',
  paidText: 'This payment was accepted. Nothing more is needed.',
  expiredTitle: 'The time to pay is over',
  expiredText: 'Nothing was paid. Go back to the shop to try again.',
  canceledTitle: 'The payment was cancelled',
  canceledText: 'The shop cancelled this payment. Nothing was taken.',
  unknownTitle: 'There is no such payment',
  unknownText: 'Check the address, or go back to the shop that you came from.',
}

export const texts = { bg, en }
export type Language = keyof typeof texts
