import { Head } from '@inertiajs/react'
import { TextLink } from '#app/kit/button/text_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { ImportFile } from '#app/imports/ui/components/import_file'
import { RecentImports } from '#app/imports/ui/components/recent_imports'
import { StartBlank } from '#app/imports/ui/components/start_blank'
import { StartFromTemplate } from '#app/imports/ui/components/start_from_template'
import type { Import } from '#app/imports/ui/types'

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
          Take your listings along as{' '}
          <a className="underline underline-offset-4" href="/api/properties/export?format=csv">
            CSV
          </a>{' '}
          or{' '}
          <a className="underline underline-offset-4" href="/api/properties/export?format=reso">
            RESO JSON
          </a>
          . Or see them in <TextLink href="/dashboard/properties">My listings</TextLink>.
        </p>
      </div>
    </div>
  )
}
