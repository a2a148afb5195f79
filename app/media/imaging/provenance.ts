/** IPTC Digital Source Type, https://cv.iptc.org/newscodes/digitalsourcetype/ */
const SOURCE_TYPES = [
  'trainedAlgorithmicMedia',
  /** a photo edited by AI */
  'compositeWithTrainedAlgorithmicMedia',
  'algorithmicMedia',
] as const
export type SourceType = (typeof SOURCE_TYPES)[number]

const NEWSCODES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

export function sourceTypeIn(xmp: Buffer | undefined): SourceType | null {
  const [, said] = /newscodes\/digitalsourcetype\/(\w+)/.exec(xmp?.toString('utf8') ?? '') ?? []
  return SOURCE_TYPES.find((type) => type === said) ?? null
}

/**
 * XMP with the property "Digital Source Type",
 * https://www.iptc.org/std/photometadata/specification/
 */
export function provenanceXmp(type: SourceType, tool?: string): string {
  const creator = tool ? `\n      <xmp:CreatorTool>${escaped(tool)}</xmp:CreatorTool>` : ''
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about=""
        xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
        xmlns:xmp="http://ns.adobe.com/xap/1.0/">
      <Iptc4xmpExt:DigitalSourceType>${NEWSCODES}${type}</Iptc4xmpExt:DigitalSourceType>${creator}
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
