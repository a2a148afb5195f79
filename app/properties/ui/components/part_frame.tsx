import { useId, type ReactNode } from 'react'
import { PartPictures } from '#app/properties/ui/components/part_pictures'
import { useShownListing } from '#app/properties/ui/templates/shown_listing'

interface PartFrameProps {
  /** what the stylesheets of the templates call it */
  part: string
  title: string
  /** a sentence under the title */
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * What every part of a listing's page stands in: its title, its content, and the photos chosen
 * for it. A template's stylesheet places the three.
 */
export function PartFrame({ part, title, lead, className = '', children }: PartFrameProps) {
  const id = useId()
  const pictures = useShownListing().pictures.get(part)
  return (
    <section aria-labelledby={id} data-part={part} className={`part ${className}`}>
      <div className="part-head">
        <h2 dir="auto" id={id} className="part-title">
          {title}
        </h2>
        {lead && <p className="part-lead">{lead}</p>}
      </div>
      <div className="part-body">{children}</div>
      {pictures && <PartPictures images={pictures} />}
    </section>
  )
}
