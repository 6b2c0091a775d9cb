/** The part of the validator that is used; the package brings no types. */
declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string; path: unknown }
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default class Validator {
    constructor(vocabulary: unknown)
    validate(found: {
      jsonld: Record<string, Record<string, unknown>[]>
      microdata: object
      rdfa: object
      errors: unknown[]
    }): Promise<Issue[]>
  }
}
