import { listed } from '../../../lib/text/listed.ts'
import { useArticle } from '../article-context.ts'
import { DataTable } from '../prose/DataTable.tsx'
import { SectionHeading } from './SectionHeading.tsx'
import type { Block, PageLink, Section } from './sections.ts'

/** Renders sections from data, so that a page's text can depend on the site's configuration. */
export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  return sections.map(({ heading, blocks }) => (
    <section key={heading}>
      <SectionHeading>{heading}</SectionHeading>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never move
        <BlockView key={place} block={block} />
      ))}
    </section>
  ))
}

function BlockView({ block }: { readonly block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  switch (block.kind) {
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={typeof item === 'string' ? item : item.path}>
              {typeof item === 'string' ? item : <LinkedText {...item} />}
            </li>
          ))}
        </ul>
      )
    case 'mail':
      return (
        <p>
          {block.text} <a href={`mailto:${block.address}`}>{block.address}</a>
        </p>
      )
    case 'link':
      return (
        <p>
          <LinkedText {...block} />
        </p>
      )
    case 'tools':
      return <ToolList />
    case 'stored':
      return <StoredDataTable {...block} />
    case 'part':
      return block.part
  }
}

function LinkedText({ text, path, title }: PageLink) {
  return (
    <>
      {text} <a href={path}>{title}</a>
    </>
  )
}

function ToolList() {
  const { tools } = useArticle()
  return (
    <ul>
      {tools.map(({ id, path, title, description }) => (
        <li key={id}>
          <a href={path}>{title}</a>. {description}
        </li>
      ))}
    </ul>
  )
}

function StoredDataTable({ caption, head, kinds, site }: Extract<Block, { readonly kind: 'stored' }>) {
  const { language, tools } = useArticle()
  const rows = tools
    .filter(({ keeps }) => keeps.length > 0)
    .map(({ title, keeps }) => [
      title,
      listed(
        keeps.map((kind) => kinds[kind]),
        language,
      ),
    ])
  return <DataTable caption={caption} head={head} rows={[...site, ...rows]} />
}
