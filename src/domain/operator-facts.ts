/** What the law wants said of whoever runs the site, in the order in which it is said; what is not configured is left out. */
export const operatorFacts = [
  'legalName',
  'address',
  'companyNumber',
  'vatNumber',
  'registrationNumber',
  'insurance',
  'phone',
  'email',
] as const
