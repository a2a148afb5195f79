import { Head } from '@inertiajs/react'
import { SectionHeading } from '#app/common/ui/kit/section_heading'
import { kitSections } from '#app/common/ui/kit_sections/index'

const THEMES = ['light', 'dark'] as const

/** Every piece of the kit in both themes, side by side: the first thing to look at after a change. */
export default function Kit() {
  return (
    <div className="page gutter py-10">
      <Head title="Kit" />
      <SectionHeading level="page" label="For those who build">
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
