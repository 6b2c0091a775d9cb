/** Signs of the networks in the manner of our icons: Lucide carries no brands. */
export const facebookShape = '<path d="M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5a.5.5 0 0 1 .5-.5Z"/>'
export const instagramShape =
  '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.2 6.8h.01"/>'
export const linkedinShape = '<path d="M4 9v11M4 4.5v.01M9 20V9m0 5.5C9 11 11 9 14 9s6 1.5 6 5.5V20"/>'
