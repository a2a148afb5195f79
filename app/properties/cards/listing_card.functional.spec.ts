import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import { FALLBACKS } from '#app/properties/cards/faces'
import { outlinedText } from '#app/properties/cards/outlined_text'
import { cardDetails } from '#app/properties/cards/render_card'
import { readPropertyCards } from '#app/properties/property_row'
import { createPublished } from '#app/properties/tests/property_factory'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'

/** A name for each. */
const NAMES: Record<(typeof FALLBACKS)[number], string> = {
  'noto-sans-sc': '海边的房子',
  'noto-sans-tc': '海邊的房子',
  'noto-sans-jp': '軽井沢の家',
  'noto-sans-kr': '바닷가의 집',
  'noto-sans-arabic': 'بيت على البحر',
  'noto-sans-hebrew': 'בית על הים',
  'noto-sans-thai': 'บ้านริมทะเล',
  'noto-sans-devanagari': 'समुद्र के किनारे घर',
  'noto-sans-bengali': 'সমুদ্রের ধারে বাড়ি',
  'noto-sans-gujarati': 'દરિયા કિનારે ઘર',
  'noto-sans-gurmukhi': 'ਸਮੁੰਦਰ ਕੰਢੇ ਘਰ',
  'noto-sans-tamil': 'கடலோர வீடு',
  'noto-sans-telugu': 'సముద్ర తీరంలో ఇల్లు',
  'noto-sans-kannada': 'ಸಮುದ್ರ ತೀರದ ಮನೆ',
  'noto-sans-malayalam': 'കടൽത്തീരത്തെ വീട്',
  'noto-sans-sinhala': 'මුහුද අසල නිවස',
  'noto-sans-khmer': 'ផ្ទះមាត់សមុទ្រ',
  'noto-sans-lao': 'ເຮືອນແຄມທະເລ',
  'noto-sans-myanmar': 'ပင်လယ်ကမ်းခြေအိမ်',
  'noto-sans-georgian': 'სახლი ზღვასთან',
  'noto-sans-armenian': 'Տուն ծովի մոտ',
  'noto-sans-ethiopic': 'የባህር ዳር ቤት',
  'noto-sans-thaana': 'މޫދު ކައިރި ގެ',
}

async function publishedListing(name?: string) {
  const owner = await createUser({ type: 'realtor' })
  return { owner, listing: await createPublished(owner, name ? { name } : {}) }
}

async function cardOf(client: ApiClient, slug: string): Promise<Buffer> {
  const answer = await client.get(`/properties/${slug}/card.jpg`)
  answer.assertStatus(200)
  return Buffer.from(answer.body())
}

test.group('A listing’s card for link previews', () => {
  test('is a JPEG of the size that its page names', async ({ client, assert }) => {
    const { listing } = await publishedListing('Casa <b>"Žluť" & Øst</b> 家')
    const page = (await client.get(`/properties/${listing.slug}`)).text()
    assert.match(page, new RegExp(`og:image" content="[^"]+/properties/${listing.slug}/card.jpg`))
    assert.match(page, /og:image:width" content="1200"/)
    assert.match(page, /og:image:height" content="630"/)
    assert.match(page, /og:image:alt"/)
    const { format, width, height } = await sharp(await cardOf(client, listing.slug)).metadata()
    assert.deepEqual({ format, width, height }, { format: 'jpeg', width: 1200, height: 630 })
  })

  test('shows what the listing says now', async ({ client, assert }) => {
    const { owner, listing } = await publishedListing()
    const path = `/properties/${listing.slug}/card.jpg`
    // its photo is still made smaller in the background, which gives another card
    const first = await eventually(async () => {
      const drawn = await client.get(path)
      const again = await client.get(path).header('if-none-match', drawn.header('etag')!)
      return again.status() === 304 ? drawn : null
    })
    const changed = await client
      .post(`/api/properties/${listing.slug}`)
      .json({ property: { price: 990_000 } })
      .withCsrfToken()
      .loginAs(owner)
    changed.assertStatus(200)
    const later = await client.get(path).header('if-none-match', first.header('etag')!)
    later.assertStatus(200)
    assert.isFalse(Buffer.from(first.body()).equals(Buffer.from(later.body())))
  })

  test('says what else than the currency of the price is accepted', async ({ assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const { id } = await createPublished(owner, {
      accepted_currencies: ['CHF', 'USD'],
      accepted_cryptocurrencies: ['BTC'],
    })
    const [card] = await readPropertyCards('where p.id = :id', { id })
    assert.match(cardDetails(card!), /^Villa · Portofino, Italy · accepts CHF, USD, BTC$/)
  })

  test('answers HEAD like GET', async ({ client, assert }) => {
    const { listing } = await publishedListing()
    const path = `/properties/${listing.slug}/card.jpg`
    const given = await client.get(path)
    const asked = await client.head(path)
    asked.assertStatus(200)
    for (const name of ['content-type', 'content-length', 'cache-control']) {
      assert.equal(asked.header(name), given.header(name), name)
      assert.isOk(asked.header(name), name)
    }
  })

  test('exists for public listings only', async ({ client }) => {
    const { owner, listing } = await publishedListing()
    const path = `/properties/${listing.slug}/card.jpg`
    await listing.merge({ isPrivate: true }).save()
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get(path).loginAs(owner)).assertStatus(404)
    await listing.merge({ isPrivate: false, status: 'draft' }).save()
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get('/properties/no-such-home/card.jpg')).assertStatus(404)
    for (const gone of [path, '/properties/no-such-home/card.jpg']) {
      ;(await client.head(gone)).assertStatus(404)
      ;(await client.head(gone).loginAs(owner)).assertStatus(404)
    }
  })

  test('draws every letter', async ({ assert }) => {
    const line = { size: 52, maxWidth: 1000 }
    for (const face of ['display', 'text'] as const) {
      const { path, width } = await outlinedText('Villa Øttavia, žluť · 520 m² €', {
        ...line,
        face,
      })
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="100"><path transform="translate(50 70)" d="${path}"/></svg>`
      const drawn = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
      assert.approximately(drawn.info.width, width, 8)
    }
  })

  test('cuts a name that is too long', async ({ assert }) => {
    const line = { face: 'display', size: 52, maxWidth: 600 } as const
    const long = await outlinedText('A very long name '.repeat(20), line)
    assert.isAtMost(long.width, 600)
    assert.isAbove(long.width, 500)
  })

  test('draws Cyrillic, Greek and Vietnamese, and leaves out no part of a word', async ({
    assert,
  }) => {
    const line = { face: 'display', size: 52, maxWidth: 1000 } as const
    for (const name of ['Вилла «Роза»', 'Βίλα Άνεμος', 'Biệt thự Đà Nẵng']) {
      const { width } = await outlinedText(name, line)
      assert.isAbove(width, name.length * 15)
    }
    const latin = await outlinedText('Villa Karuizawa', line)
    assert.deepEqual(await outlinedText('Villa 𐎠𐎡A Karuizawa 🏡', line), latin)
    const marked = await outlinedText(`Vi${'\u0350'.repeat(30)}lla Karuizawa`, line)
    assert.deepEqual(marked, latin)
    for (const name of ['𐎠', '— 𐎠 —', '—', '\u200b']) {
      assert.deepEqual(await outlinedText(name, line), { path: '', width: 0 })
    }
  })

  test('draws names in the script of every face', async ({ assert }) => {
    const line = { face: 'display', size: 52, maxWidth: 1000 } as const
    for (const face of FALLBACKS) {
      const { path, width } = await outlinedText(NAMES[face], line)
      assert.isAbove(width, 50, face)
      assert.isAbove(path.length, 200, face)
    }
  })

  test('says what and where it is, if its name can’t be drawn', async ({ client, assert }) => {
    const { listing } = await publishedListing('𐎠𐎡')
    const title = { left: 56, top: 480, width: 400, height: 60 }
    const drawn = await sharp(await cardOf(client, listing.slug))
      .extract(title)
      .stats()
    assert.isBelow(drawn.channels[0]!.min, 80)
  })
})
