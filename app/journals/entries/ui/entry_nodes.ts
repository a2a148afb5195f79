import {
  Node,
  ReactNodeViewRenderer,
  type Extensions,
  type ReactNodeViewProps,
} from '@tiptap/react'
import type { ComponentType } from 'react'
import type { EntryBlock } from '#app/journals/entries/entry_body'
import { CompareNode, ListingNode, PhotoNode } from '#app/journals/entries/ui/block_nodes'

/** Only at the top level, between the blocks of the text. */
const EntryDocument = Node.create({
  name: 'doc',
  topNode: true,
  content: '(block | figure)+',
})

function figure(
  name: EntryBlock['type'],
  attributes: Record<string, string | number | null>,
  view?: ComponentType<ReactNodeViewProps>
) {
  return Node.create({
    name,
    group: 'figure',
    atom: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [key, { default: value }])
      ),
    // lets people copy and paste blocks within the editor
    parseHTML: () => [
      {
        tag: `[data-entry-block="${name}"]`,
        getAttrs: (element) => JSON.parse(element.dataset.attributes ?? '{}'),
      },
    ],
    renderHTML: ({ node }) => [
      view ? 'div' : 'hr',
      { 'data-entry-block': name, 'data-attributes': JSON.stringify(node.attrs) },
    ],
    addNodeView: view ? () => ReactNodeViewRenderer(view) : undefined,
  })
}

export const ENTRY_NODES: Extensions = [
  EntryDocument,
  figure('photo', { image: null, alt: '', caption: '', width: 'text' }, PhotoNode),
  figure('compare', { design: null, caption: '' }, CompareNode),
  figure('listing', { property: null }, ListingNode),
  figure('divider', {}),
]
