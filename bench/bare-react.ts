import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

type Node = string | { tag: string; props: Record<string, unknown>; children: Node[] }

/** Elements that have no end tag. */
const alone = new Set(['br', 'hr', 'img', 'input', 'link', 'source'])
const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|<!--.*?-->/y
const attribute = /\s([^\s=>/]+)(?:="([^"]*)")?/g
/** Properties whose name in React is another than in markup, and those that React would warn of without a handler. */
const names: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
}
const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

/**
 * What React alone takes for a page: the elements, attributes and texts of markup that it wrote before, made anew each time and
 * rendered, with no component, message, query or route among them.
 */
export function bareReact(markup: string): { elements: number; render: () => string } {
  const place = { at: 0, elements: 0 }
  const nodes = readNodes(markup, place)
  return { elements: place.elements, render: () => renderToString(createElement('div', null, ...nodes.map(make))) }
}

function make(node: Node): ReactNode {
  if (typeof node === 'string') return node
  return createElement(node.tag, { ...node.props }, ...node.children.map(make))
}

function readNodes(markup: string, place: { at: number; elements: number }): Node[] {
  const nodes: Node[] = []
  while (place.at < markup.length) {
    const next = markup.indexOf('<', place.at)
    const end = next === -1 ? markup.length : next
    if (end > place.at) nodes.push(readText(markup.slice(place.at, end)))
    tag.lastIndex = end
    const found = tag.exec(markup)
    place.at = found ? tag.lastIndex : markup.length
    const [, closing, name, attributes = '', closed] = found ?? []
    if (closing) return nodes
    if (!name) continue
    place.elements += 1
    const children = closed || alone.has(name) ? [] : readNodes(markup, place)
    nodes.push({ tag: name, props: readProps(attributes), children })
  }
  return nodes
}

function readProps(text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [, name = '', value] of text.matchAll(attribute)) {
    if (name === 'style') props.style = Object.fromEntries((value ?? '').split(';').map((part) => part.split(':', 2)))
    else props[names[name] ?? name] = value === undefined ? true : readText(value)
  }
  return props
}

function readText(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (found) => characters[found] ?? found)
}
