import type { PublicConfig } from '../src/contract/rendering.ts'

/** What pages are told of a site that is called Zefir and has configured nothing else; tests change what they are about. */
export const barePublicConfig: PublicConfig = {
  publicOrigin: 'https://zefir.test',
  apiOrigin: '',
  operator: {
    name: { bg: 'Зефир', en: 'Zefir' },
    legalName: '',
    logoUrl: null,
    address: '',
    phone: '',
    email: '',
    companyNumber: '',
    vatNumber: '',
    registrationNumber: '',
    insurance: '',
    hours: '',
    social: { facebook: '', instagram: '', linkedin: '' },
  },
  maps: { googleKey: null, googleMapId: null, styleUrl: null, pmtilesUrl: null },
  gtmId: null,
  analyticsId: null,
  consentPreselected: true,
}
