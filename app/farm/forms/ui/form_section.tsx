import { useState } from 'react'
import { Code, Pencil, Plus, Printer, Trash2 } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton } from '#app/kit/button/icon_button'
import { TextLink } from '#app/kit/button/text_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Dialog } from '#app/kit/overlay/dialog'
import { CopyField } from '#app/kit/share/copy_field'
import { toast } from '#app/kit/toast/toast'
import { formEmbedCode } from '#app/farm/forms/form_options'
import { FormFields } from '#app/farm/forms/ui/form_fields'
import type { SignUpForm } from '#app/farm/ui/types'

interface FormSectionProps {
  forms: readonly SignUpForm[]
  /** whom people hear from */
  sender: string
}

type Asked =
  { what: 'edit'; form: SignUpForm | null } | { what: 'embed' | 'delete'; form: SignUpForm }

/** Sign-up forms: a page each, to share, embed or print. */
export function FormSection({ forms, sender }: FormSectionProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { run } = useCall(toast.error)
  const close = () => setAsked(null)
  const remove = async (id: number) => {
    close()
    const call = () => answered(api.api.api.forms.destroy({ params: { id } }))
    if (await run(call)) reloadPage({ only: ['forms'] })
  }

  return (
    <section aria-labelledby="forms">
      <SectionHeading
        level="topic"
        id="forms"
        action={
          <Button size="sm" icon={Plus} onClick={() => setAsked({ what: 'edit', form: null })}>
            New form
          </Button>
        }
      >
        Sign-up forms
      </SectionHeading>
      {forms.length === 0 && (
        <EmptyState title="No forms yet">
          A form is a page where people agree to get email from you. Share its link, put it on your
          website, or print its code.
        </EmptyState>
      )}
      <ul className="mt-4 border-t border-line">
        {forms.map((form) => (
          <li
            key={form.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-4"
          >
            <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
              <p dir="auto" className="font-medium">
                {form.name}
              </p>
              <p className="text-13">
                <TextLink href={`/join/${form.slug}`}>
                  {form.url.replace(/^https?:\/\//, '')}
                </TextLink>
              </p>
              <p className="num text-13 text-muted">
                {countWords(form.sign_ups, 'sign-up')}, {form.confirmed.toLocaleString('en-US')}{' '}
                confirmed
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-1">
              <ButtonLink size="sm" icon={Printer} href={`/farm/forms/${form.id}/poster`}>
                Poster
              </ButtonLink>
              <Button size="sm" icon={Code} onClick={() => setAsked({ what: 'embed', form })}>
                Embed
              </Button>
              <IconButton
                icon={Pencil}
                label={`Edit ${form.name}`}
                onClick={() => setAsked({ what: 'edit', form })}
              />
              <IconButton
                icon={Trash2}
                label={`Delete ${form.name}`}
                onClick={() => setAsked({ what: 'delete', form })}
              />
            </div>
          </li>
        ))}
      </ul>
      {asked?.what === 'edit' && <FormFields form={asked.form} onClose={close} />}
      {asked?.what === 'embed' && (
        <Dialog title="Put it on your website" isOpen onOpenChange={(isOpen) => !isOpen && close()}>
          <div className="flex flex-col gap-4">
            <p className="text-muted">
              Paste this into your page. It is plain HTML: no scripts, no pictures, no trackers.
            </p>
            <CopyField label="HTML" value={formEmbedCode(asked.form, sender)} />
          </div>
        </Dialog>
      )}
      <ConfirmDialog
        title={`Delete “${isolated(asked?.form?.name ?? '')}”?`}
        confirmLabel="Delete form"
        isOpen={asked?.what === 'delete'}
        onOpenChange={(isOpen) => !isOpen && close()}
        onConfirm={() => asked?.form && void remove(asked.form.id)}
      >
        Its link and printed codes stop working. Everyone who signed up stays a contact.
      </ConfirmDialog>
    </section>
  )
}
