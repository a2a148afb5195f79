import { QrCode } from '#app/kit/share/qr_code'
import { ShareButton } from '#app/kit/share/share_button'
import { DAY_HOUSE } from '#app/kit/showcase/sample_pictures'

const HOUSE = {
  url: '/properties/casa-livia',
  title: 'Casa Livia',
  description: 'A quiet house above the harbor, kept by one family for sixty years.',
  image: DAY_HOUSE,
}

export function Sharing() {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <ShareButton {...HOUSE} />
      <ShareButton {...HOUSE} isIconOnly />
      <QrCode
        value="https://vesta.example/properties/casa-livia"
        label="QR code that opens Casa Livia"
        className="w-28"
      />
    </div>
  )
}
