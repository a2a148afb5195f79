import { TextLink } from '#app/kit/button/text_link'
import { SectionHeading } from '#app/kit/display/section_heading'

export function Typography() {
  return (
    <>
      <p className="display text-64">Casa Livia</p>
      <p className="display text-48">Weststrand 9</p>
      <SectionHeading level="part" label="Portofino" action={<TextLink href="/">See all</TextLink>}>
        Morning light in the living room
      </SectionHeading>
      <p className="max-w-[68ch]">
        Body text in Inter, fifteen on twenty-four. A house is read slowly: the gate, the gravel,
        the door that sticks in August. See <TextLink href="/about">what vesta is</TextLink>.
      </p>
      <p className="text-13 text-muted">Secondary text, thirteen on twenty.</p>
      <p className="label">A label</p>
    </>
  )
}
