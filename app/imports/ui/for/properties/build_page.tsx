import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { ImportFile } from '#app/imports/ui/import_file'
import type { Import } from '#app/imports/ui/types'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { apiPath } from '#app/kit/calls/api_path'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import {
  TEMPLATE_NAMES,
  TEMPLATES,
  type Template,
} from '#app/properties/templates/listing_templates'
import { NewListing } from '#app/properties/ui/new_listing'

export default function Build({ imports }: { imports: Import[] }) {
  return (
    <div className="gutter page py-10">
      <Head title="Build" />
      <SectionHeading level="page" label="Listings">
        Start a listing
      </SectionHeading>
      <div className="mt-10 flex flex-col gap-14">
        <StartBlank />
        <StartFromTemplate />
        <ImportFile />
        <RecentImports imports={imports} />
        <p className="max-w-prose text-muted">
          Export your listings as{' '}
          <a
            className="underline underline-offset-4"
            href={`${apiPath('properties/export')}?format=csv`}
          >
            CSV
          </a>{' '}
          or{' '}
          <a
            className="underline underline-offset-4"
            href={`${apiPath('properties/export')}?format=reso`}
          >
            RESO JSON
          </a>
          . Or see them in <TextLink href="/dashboard/properties">My listings</TextLink>.
        </p>
      </div>
    </div>
  )
}

function StartBlank() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="blank">
      <SectionHeading level="topic" id="blank">
        Start blank
      </SectionHeading>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        The editor takes you through it step by step and saves as you type.
      </p>
      <Button variant="primary" icon={Plus} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        New listing
      </Button>
      <NewListing isOpen={isOpen} onOpenChange={setOpen} />
    </section>
  )
}

function StartFromTemplate() {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Template>()
  const startWith = (template: Template) => {
    setChosen(template)
    setOpen(true)
  }

  return (
    <section aria-labelledby="template">
      <SectionHeading level="topic" id="template">
        Start from a template
      </SectionHeading>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        Choose how the page is composed first. You can change it at any time.{' '}
        <TextLink href="/templates">See the templates</TextLink> with a listing in them.
      </p>
      <ul className="max-w-180 divide-y divide-line border-y border-line">
        {TEMPLATE_NAMES.map((template) => (
          <li
            key={template}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4"
          >
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="text-18">{TEMPLATES[template].label}</h3>
              <p className="text-13 text-muted">{TEMPLATES[template].hint}</p>
            </div>
            <Button aria-haspopup="dialog" onClick={() => startWith(template)}>
              Start with {TEMPLATES[template].label}
            </Button>
          </li>
        ))}
      </ul>
      <NewListing template={chosen} isOpen={isOpen} onOpenChange={setOpen} />
    </section>
  )
}

function RecentImports({ imports }: { imports: readonly Import[] }) {
  if (!imports.length) return null
  return (
    <section aria-labelledby="recent">
      <SectionHeading level="topic" id="recent">
        Your imports
      </SectionHeading>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4">
            <TextLink href={`/build/imports/${one.id}`}>{countWords(one.total, 'row')}</TextLink>
            <span className="text-13 text-muted">
              {one.created} created, {one.updated} updated, {one.failed} failed ·{' '}
              <TimeAgo at={one.created_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
