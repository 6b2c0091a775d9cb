import { expect, test } from 'vitest'
import { registerBodySchema, signInBodySchema, verifyCodeBodySchema } from './accounts.ts'
import { sendLinkBodySchema } from './bookings.ts'
import { updateSessionBodySchema } from './checkout.ts'
import { contactBodySchema } from './contact.ts'
import { addItemBodySchema } from './wishlist.ts'

test('a checkout reads what people paste', () => {
  const read = updateSessionBodySchema.parse({
    holder: {
      first_name: '\u200bАнна\u00a0Мария ',
      last_name: 'Му\u0308ллер'.normalize('NFD'),
      email: 'Анна <anna@пример.бг>',
      phone: '\u202a+359\u00a0888\u00a0417\u2011263\u202c',
    },
    guests: [{ room: 1, first_name: 'Zoe\u0308', last_name: 'Smith\ufeff' }],
    company: { name: 'Море ООД\u00ad', eik: '１２１ ８１７ ３０９', vat: null, address: 'ул.\u00a0Шипка 1' },
    promo_code: 'summer–10\u200b',
    special_requests: 'Късно\u00a0пристигане\r\nТиха стая',
  })
  expect(read.holder).toEqual({
    first_name: 'Анна Мария',
    last_name: 'Му\u0308ллер'.normalize('NFC'),
    email: 'anna@xn--e1afmkfd.xn--90ae',
    phone: '+359 888 417-263',
  })
  expect(read.guests).toEqual([{ room: 1, first_name: 'Zoë', last_name: 'Smith' }])
  expect(read.company).toMatchObject({ name: 'Море ООД', eik: '121817309', address: 'ул. Шипка 1' })
  expect([read.promo_code, read.special_requests]).toEqual(['summer-10', 'Късно пристигане\nТиха стая'])
})

test('accounts, messages and lookups read the same', () => {
  const email = ' ＡNNA@example.com\u200b'.replace('Ａ', 'a')
  const password = ' two\u00a0words '
  expect(signInBodySchema.parse({ email, password })).toMatchObject({ email: 'aNNA@example.com', password })
  expect(verifyCodeBodySchema.parse({ otp_token: 't', code: '１２３ ４５６' }).code).toBe('123456')
  const account = { email, password, first_name: 'Анна\t', last_name: 'Петрова', accept_terms: true }
  expect(registerBodySchema.parse({ ...account, phone: '0888\u00a0417\u00a0263' })).toMatchObject({
    email: 'aNNA@example.com',
    first_name: 'Анна',
    phone: '0888 417 263',
  })
  expect(sendLinkBodySchema.parse({ reference: '\u200eab12\u00a0cd34', email }).reference).toBe('AB12CD34')
  const message = {
    name: 'Анна',
    email,
    topic: 'other',
    message: 'Ред\u00a0едно\r\nред две',
    booking_reference: 'ab12 cd34',
  }
  expect(
    contactBodySchema.safeParse(message).data ?? contactBodySchema.safeParse({ ...message, topic: 'booking' }).data,
  ).toMatchObject({
    message: 'Ред едно\nред две',
    booking_reference: 'AB12CD34',
  })
  expect(addItemBodySchema.parse({ item_type: 'hotel', item_id: 1, notes: 'с\u00a0изглед\u200b' }).notes).toBe(
    'с изглед',
  )
})

test('what cannot be kept is still refused', () => {
  expect(signInBodySchema.safeParse({ email: 'a\0@example.com', password: 'x' }).success).toBe(false)
  expect(
    contactBodySchema.safeParse({ name: 'Анна\ud800', email: 'a@b.bg', topic: 'booking', message: 'x' }).success,
  ).toBe(false)
})
