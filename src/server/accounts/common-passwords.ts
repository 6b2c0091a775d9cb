let common: Promise<ReadonlySet<string>> | undefined

/**
 * The 49,000 commonest passwords that leaks brought to light, in lower case, as the password meter zxcvbn keeps them. Read at
 * first use: most starts of the program end without it.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}
