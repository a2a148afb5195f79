import { Head } from '@inertiajs/react'
import { TextLink } from '#app/kit/button/text_link'
import { DashboardFrame } from '#app/kit/shell/dashboard_frame'
import { ImportSection } from '#app/farm/imports/ui/import_section'
import type { ContactImport } from '#app/farm/ui/types'

/** From a file to leads; its report is the page of the import. */
export default function ImportLeads({ imports }: { imports: ContactImport[] }) {
  return (
    <DashboardFrame section="leads" title="Import leads">
      <Head title="Import leads" />
      <ImportSection of="leads" imports={imports} />
      <p className="mt-8">
        <TextLink href="/dashboard/leads">Back to leads</TextLink>
      </p>
    </DashboardFrame>
  )
}
