import { Head } from '@inertiajs/react'
import { ContactSection, type ContactSectionProps } from '#app/farm/contacts/ui/contact_section'
import { FarmFrame } from '#app/farm/ui/farm_frame'
import { FormSection } from '#app/farm/forms/ui/form_section'
import { ImportSection } from '#app/farm/imports/ui/import_section'
import { apiPath } from '#app/kit/calls/api_path'
import type { ContactImport, SignUpForm } from '#app/farm/ui/types'

interface EmailsProps extends ContactSectionProps {
  forms: SignUpForm[]
  imports: ContactImport[]
  sender: string
}

/** Contacts with their consent, and ways to get more. */
export default function Emails({ forms, imports, sender, ...contacts }: EmailsProps) {
  return (
    <FarmFrame tab="emails">
      <Head title="Farm email collection" />
      <div className="flex flex-col gap-14">
        <ContactSection {...contacts} />
        <FormSection forms={forms} sender={sender} />
        <ImportSection of="contacts" imports={imports} />
        {contacts.total > 0 && (
          <p className="max-w-prose text-muted">
            What every consent rests on, as{' '}
            <a
              className="underline underline-offset-4"
              href={apiPath('farm/contacts/consents')}
              download
            >
              CSV
            </a>{' '}
            or{' '}
            <a
              className="underline underline-offset-4"
              href={`${apiPath('farm/contacts/consents')}?format=json`}
              download
            >
              JSON
            </a>
            .
          </p>
        )}
      </div>
    </FarmFrame>
  )
}
