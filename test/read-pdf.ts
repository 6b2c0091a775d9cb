import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** What a PDF says to whoever searches it or has it read aloud, its lines joined, and how many pages it has. */
export async function readPdf(file: Buffer): Promise<{ text: string; pages: number; title: string; language: string }> {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  const told = text.replaceAll(/\s+/g, ' ')
  return { text: told, pages: totalPages, title: String(info.Title ?? ''), language: String(info.Language ?? '') }
}
