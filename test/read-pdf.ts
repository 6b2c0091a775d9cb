import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf'

type ReadPdf = { text: string; pages: number; title: string; language: string; links: string[] }

/** What a PDF says to whoever searches it or has it read aloud, its lines joined, where it leads, and how many pages it has. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const { links } = await extractLinks(pdf)
  const { info } = await getMeta(pdf)
  const told = text.replaceAll(/\s+/g, ' ')
  return {
    text: told,
    pages: totalPages,
    title: String(info.Title ?? ''),
    language: String(info.Language ?? ''),
    links,
  }
}
