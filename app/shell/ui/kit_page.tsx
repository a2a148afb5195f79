import { Head } from '@inertiajs/react'
import { SectionHeading } from '#app/kit/display/section_heading'
import { kitSections } from '#app/kit/showcase/index'

const THEMES = ['light', 'dark'] as const

export default function Kit() {
  return (
    <div className="page gutter py-10">
      <Head title="Kit" />
      <SectionHeading level="page" label="For developers">
        The kit
      </SectionHeading>
      {kitSections.map(({ title, Section }) => (
        <section key={title} className="mt-16">
          <SectionHeading>{title}</SectionHeading>
          <div className="mt-6 grid gap-4 lg:grid-cols-2">
            {THEMES.map((theme) => (
              <div
                key={theme}
                data-theme={theme}
                className="flex min-w-0 flex-col gap-6 rounded-6 border border-line bg-canvas p-5 text-ink md:p-8"
              >
                <Section />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
