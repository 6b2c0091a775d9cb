import type { PublicConfig } from '../../contract/rendering.ts'
import type { Config } from '../config.ts'

/** Chooses, field by field, what browsers may know of the settings. */
export function toPublicConfig(config: Config): PublicConfig {
  const { operator, maps } = config
  return {
    publicOrigin: config.publicOrigin,
    // Empty: the page's own host, whatever name it was reached by.
    apiOrigin: config.apiOrigin === config.publicOrigin ? '' : config.apiOrigin,
    operator: {
      name: operator.name,
      legalName: operator.legalName,
      logoUrl: operator.logoUrl ?? null,
      address: operator.address,
      phone: operator.phone,
      email: operator.email,
      companyNumber: operator.companyNumber,
      vatNumber: operator.vatNumber,
      registrationNumber: operator.registrationNumber,
      insurance: operator.insurance,
      hours: operator.hours,
      social: operator.social,
    },
    maps: {
      googleKey: maps.googleKey ?? null,
      googleMapId: maps.googleMapId ?? null,
      styleUrl: maps.styleUrl ?? null,
      pmtilesUrl: maps.pmtilesUrl ?? null,
    },
    gtmId: config.gtmId ?? null,
    analyticsId: config.analyticsId ?? null,
    consentPreselected: config.consentPreselected,
  }
}
