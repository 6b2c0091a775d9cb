import type { z } from 'zod'
import { parseOpeningHours } from '../../domain/opening-hours.ts'
import { emailAddress, text, webUrl } from './fields.ts'

/** Addresses and numbers an operator shows in the footer, on vouchers and in mails. Empty strings mean "not shown". */
export type Operator = {
  name: { bg: string; en: string }
  legalName: string
  logoUrl: string | undefined
  address: string
  phone: string
  email: string
  companyNumber: string
  vatNumber: string
  registrationNumber: string
  insurance: string
  /** As schema.org writes them: `Mo-Fr 09:00-18:00, Sa 10:00-14:00`. */
  hours: string
  social: { facebook: string; instagram: string; linkedin: string }
}

export const operatorSettings = {
  OPERATOR_NAME: text.default('Zefir'),
  OPERATOR_NAME_BG: text.optional(),
  OPERATOR_LEGAL_NAME: text.optional(),
  OPERATOR_LOGO_URL: webUrl.optional(),
  OPERATOR_ADDRESS: text.optional(),
  OPERATOR_PHONE: text.optional(),
  OPERATOR_EMAIL: emailAddress.optional(),
  OPERATOR_COMPANY_NUMBER: text.optional(),
  OPERATOR_VAT_NUMBER: text.optional(),
  OPERATOR_REGISTRATION_NUMBER: text.optional(),
  OPERATOR_INSURANCE: text.optional(),
  OPERATOR_HOURS: text
    .refine((value) => parseOpeningHours(value) !== undefined, 'must look like Mo-Fr 09:00-18:00, Sa 10:00-14:00')
    .optional(),
  SOCIAL_FACEBOOK: webUrl.optional(),
  SOCIAL_INSTAGRAM: webUrl.optional(),
  SOCIAL_LINKEDIN: webUrl.optional(),
}

type Env = z.output<z.ZodObject<typeof operatorSettings>>

/** What the demo says of its operator: numbers that are plainly nobody's. */
const specimen = {
  phone: '+359 56 000 000',
  email: 'office@zefir.example',
  companyNumber: '000000000',
  registrationNumber: 'РК-01-0000',
  insurance: '0000000000',
  hours: 'Mo-Fr 09:00-18:00, Sa 10:00-14:00',
  social: {
    facebook: 'https://www.facebook.com/zefir.example',
    instagram: 'https://www.instagram.com/zefir.example',
    linkedin: 'https://www.linkedin.com/company/zefir.example',
  },
}

const nothing: typeof specimen = {
  phone: '',
  email: '',
  companyNumber: '',
  registrationNumber: '',
  insurance: '',
  hours: '',
  social: { facebook: '', instagram: '', linkedin: '' },
}

/** @param demo fills what is not set with numbers that are plainly nobody's. */
export function readOperator(env: Env, demo: boolean): Operator {
  const fallback = demo ? specimen : nothing
  return {
    name: {
      bg: env.OPERATOR_NAME_BG ?? (env.OPERATOR_NAME === 'Zefir' ? 'Зефир' : env.OPERATOR_NAME),
      en: env.OPERATOR_NAME,
    },
    legalName: env.OPERATOR_LEGAL_NAME ?? '',
    logoUrl: env.OPERATOR_LOGO_URL,
    address: env.OPERATOR_ADDRESS ?? '',
    phone: env.OPERATOR_PHONE ?? fallback.phone,
    email: env.OPERATOR_EMAIL ?? fallback.email,
    companyNumber: env.OPERATOR_COMPANY_NUMBER ?? fallback.companyNumber,
    vatNumber: env.OPERATOR_VAT_NUMBER ?? '',
    registrationNumber: env.OPERATOR_REGISTRATION_NUMBER ?? fallback.registrationNumber,
    insurance: env.OPERATOR_INSURANCE ?? fallback.insurance,
    hours: env.OPERATOR_HOURS ?? fallback.hours,
    social: {
      facebook: env.SOCIAL_FACEBOOK ?? fallback.social.facebook,
      instagram: env.SOCIAL_INSTAGRAM ?? fallback.social.instagram,
      linkedin: env.SOCIAL_LINKEDIN ?? fallback.social.linkedin,
    },
  }
}
