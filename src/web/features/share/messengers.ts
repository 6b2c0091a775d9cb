/** Drawings of our own in the manner of Lucide's, not the companies' marks. */
const handset = '<path d="M9 8.6v.9a5.5 5.5 0 0 0 5.5 5.5h.9"/>'
const plane =
  '<path d="M14.54 21.69a.5.5 0 0 0 .93-.03l6.5-19a.5.5 0 0 0-.63-.63l-19 6.5a.5.5 0 0 0-.03.94l7.93 3.18a2 2 0 0 1 1.12 1.11z"/><path d="M21.85 2.15 10.91 13.09"/>'
const roundBubble = `<path d="m3 21 1.6-4.3A9 9 0 1 1 8 19.6z"/>${handset}`
const squareBubble = `<path d="M8 3h8a5 5 0 0 1 5 5v5a5 5 0 0 1-5 5h-3l-4 3.5V18H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z"/>${handset}<path d="M13 6.8a4.2 4.2 0 0 1 4.2 4.2"/>`
const letterF = '<path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z"/>'

export type Messenger = {
  name: string
  shape: string
  /** Leads to a page, which opens beside ours; else it is a program on the visitor's machine that opens. */
  page: boolean
  /** Where a message with these words and this address is begun; all of it is percent-encoded here. */
  link: (words: string, address: string) => string
}

const both = (words: string, address: string) => encodeURIComponent(`${words}\n${address}`)

/** Where a page can be passed on by a plain link: nothing of theirs runs or loads before one follows it. */
export const messengers: readonly Messenger[] = [
  {
    name: 'Viber',
    shape: squareBubble,
    page: false,
    link: (words, address) => `viber://forward?text=${both(words, address)}`,
  },
  {
    name: 'WhatsApp',
    shape: roundBubble,
    page: true,
    link: (words, address) => `https://wa.me/?text=${both(words, address)}`,
  },
  {
    name: 'Telegram',
    shape: plane,
    page: true,
    link: (words, address) =>
      `https://t.me/share/url?url=${encodeURIComponent(address)}&text=${encodeURIComponent(words)}`,
  },
  {
    name: 'Facebook',
    shape: letterF,
    page: true,
    // It takes an address alone, and words the rest from the page's own description.
    link: (_words, address) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  },
]
