import { languages } from '../../contract/vocabulary.ts'

type TaxiWords = { language: string; ask: (name: string, address: string) => string }

/**
 * How one asks to be driven to a place, in what drivers of a country read; the names stay as the catalogue has them. Countries
 * whose script our type does not have (Arabic, Thaana) are not here: English is read there.
 */
const words: Record<string, TaxiWords> = {
  BG: { language: 'bg', ask: (name, address) => `Моля, закарайте ме до „${name}“, ${address}.` },
  GR: { language: 'el', ask: (name, address) => `Παρακαλώ πηγαίνετέ με στο «${name}», ${address}.` },
  CY: { language: 'el', ask: (name, address) => `Παρακαλώ πηγαίνετέ με στο «${name}», ${address}.` },
  TR: { language: 'tr', ask: (name, address) => `Lütfen beni şu adrese götürün: ${name}, ${address}.` },
  RO: { language: 'ro', ask: (name, address) => `Vă rog să mă duceți la „${name}”, ${address}.` },
  MD: { language: 'ro', ask: (name, address) => `Vă rog să mă duceți la „${name}”, ${address}.` },
  RS: { language: 'sr', ask: (name, address) => `Молим Вас, одвезите ме до: „${name}“, ${address}.` },
  ME: { language: 'sr', ask: (name, address) => `Molim Vas, odvezite me do: „${name}“, ${address}.` },
  MK: { language: 'mk', ask: (name, address) => `Ве молам, однесете ме до: „${name}“, ${address}.` },
  AL: { language: 'sq', ask: (name, address) => `Ju lutem, më çoni te: „${name}”, ${address}.` },
  HR: { language: 'hr', ask: (name, address) => `Molim Vas, odvezite me na adresu: ${name}, ${address}.` },
  SI: { language: 'sl', ask: (name, address) => `Prosim, peljite me na naslov: ${name}, ${address}.` },
  IT: { language: 'it', ask: (name, address) => `Per favore, mi porti a: ${name}, ${address}.` },
  AT: { language: 'de', ask: (name, address) => `Bitte fahren Sie mich zu: ${name}, ${address}.` },
  DE: { language: 'de', ask: (name, address) => `Bitte fahren Sie mich zu: ${name}, ${address}.` },
  CH: { language: 'de', ask: (name, address) => `Bitte fahren Sie mich zu: ${name}, ${address}.` },
  FR: { language: 'fr', ask: (name, address) => `S’il vous plaît, conduisez-moi à : ${name}, ${address}.` },
  ES: { language: 'es', ask: (name, address) => `Por favor, lléveme a: ${name}, ${address}.` },
  PT: { language: 'pt', ask: (name, address) => `Por favor, leve-me a: ${name}, ${address}.` },
  CZ: { language: 'cs', ask: (name, address) => `Prosím, odvezte mě na adresu: ${name}, ${address}.` },
  SK: { language: 'sk', ask: (name, address) => `Prosím, odvezte ma na adresu: ${name}, ${address}.` },
  PL: { language: 'pl', ask: (name, address) => `Proszę zawieźć mnie pod adres: ${name}, ${address}.` },
  HU: { language: 'hu', ask: (name, address) => `Kérem, vigyen erre a címre: ${name}, ${address}.` },
  ID: { language: 'id', ask: (name, address) => `Tolong antar saya ke: ${name}, ${address}.` },
  GB: { language: 'en', ask: (name, address) => `Please take me to ${name}, ${address}.` },
}

type Asked = Record<(typeof languages)[number], { name: string; address: string }>

/** The same request in Bulgarian, English and the language of the country, as far as these differ. */
export function askTheDriver(countryCode: string, place: Asked): { language: string; text: string }[] {
  const local = words[countryCode]
  const fixed = languages.map((language) => {
    const { name, address } = place[language]
    return { language, text: words[language === 'bg' ? 'BG' : 'GB']?.ask(name, address) ?? '' }
  })
  if (!local || languages.some((language) => language === local.language)) return fixed
  // Where letters are Latin or Greek, the English spelling of a name is what stands over the door.
  const spelling = local.language === 'mk' || local.language === 'sr' ? place.bg : place.en
  return [...fixed, { language: local.language, text: local.ask(spelling.name, spelling.address) }]
}
