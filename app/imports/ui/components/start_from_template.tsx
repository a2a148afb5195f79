import { LayoutTemplate } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'

export function StartFromTemplate() {
  return (
    <section aria-labelledby="template">
      <SectionHeading level="part" id="template">
        Start from a template
      </SectionHeading>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        Choose how the page is composed first. You can change it at any time.
      </p>
      <ButtonLink href="/templates" icon={LayoutTemplate}>
        See the templates
      </ButtonLink>
    </section>
  )
}
