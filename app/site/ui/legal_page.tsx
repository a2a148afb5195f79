import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { legalLinks } from '#app/site/legal/legal_links'
import { TextLink } from '#app/kit/button/text_link'
import { Prose } from '#app/kit/display/prose'
import { TableOfContents } from '#app/kit/display/table_of_contents'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export default function Legal({ page }: { page: Data.Site.Legal.LegalPage }) {
  const others = legalLinks.filter(({ href }) => href !== `/${page.name}`)

  return (
    <div className="page gutter pt-12 md:pt-20">
      <Head title={page.title}>
        <meta head-key="description" name="description" content={page.summary} />
      </Head>
      <header className="lg:ml-72">
        <h1 className="text-36 md:text-48">{page.title}</h1>
        <p className="mt-4 max-w-[42ch] text-18 text-muted">{page.summary}</p>
        <p className="mt-6 text-13 text-muted">
          Last updated{' '}
          <time dateTime={page.updated_on}>{DAY.format(new Date(page.updated_on))}</time>
        </p>
      </header>
      <div className="mt-12 grid grid-cols-1 gap-12 lg:grid-cols-[15rem_1fr] lg:gap-12">
        <TableOfContents chapters={page.chapters} />
        <div className="min-w-0">
          <Prose html={page.html} />
          <nav aria-label="More policies" className="mt-20 border-t border-line pt-6 text-13">
            <ul className="flex flex-wrap gap-x-8 gap-y-3">
              {others.map(({ href, label }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </div>
  )
}
