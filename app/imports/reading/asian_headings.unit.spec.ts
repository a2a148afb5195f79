import { test } from '@japa/runner'
import type { ImportField } from '#app/imports/import_fields'
import { countKnown, guessMapping } from '#app/imports/reading/recognize_columns'
import { readHeading } from '#app/imports/reading/read_heading'

const HEADINGS: Record<string, Partial<Record<ImportField, string>>> = {
  'Japanese': {
    key: '物件番号',
    name: '物件名',
    description: '物件説明',
    type: '種別',
    price: '販売価格（万円）',
    currency: '通貨',
    rent: '賃料',
    deposit: '敷金',
    available_from: '入居可能日',
    address: '所在地',
    unit: '部屋番号',
    city: '市区町村',
    state: '都道府県',
    zip: '郵便番号',
    country: '国',
    latitude: '緯度',
    longitude: '経度',
    bedrooms: '間取り',
    bathrooms: '浴室数',
    living_area: '専有面積（㎡）',
    lot_area: '土地面積',
    year_built: '築年月',
    status: 'ステータス',
    photos: '写真1',
    features: '設備',
    pool: 'ﾌﾟｰﾙ',
    view: '眺望',
    is_private: '非公開',
  },
  'Korean': {
    key: '매물번호',
    name: '매물명',
    description: '상세설명',
    type: '매물종류',
    offered_for: '거래유형',
    price: '매매가',
    rent: '월세',
    deposit: '보증금',
    available_from: '입주가능일',
    address: '주소',
    unit: '동호수',
    city: '시군구',
    state: '시도',
    zip: '우편번호',
    country: '국가',
    latitude: '위도',
    longitude: '경도',
    bedrooms: '방수',
    bathrooms: '욕실수',
    living_area: '전용면적(㎡)',
    lot_area: '대지면적',
    year_built: '준공년도',
    status: '상태',
    photos: '사진',
    features: '옵션',
    pool: '수영장',
    view: '조망',
    is_private: '비공개',
  },
  'Thai': {
    key: 'รหัสทรัพย์',
    name: 'ชื่อโครงการ',
    description: 'รายละเอียด',
    type: 'ประเภท',
    price: 'ราคา (บาท)',
    rent: 'ค่าเช่า',
    deposit: 'เงินมัดจำ',
    address: 'ที่อยู่',
    unit: 'เลขที่ห้อง',
    city: 'เขต/อำเภอ',
    state: 'จังหวัด',
    zip: 'รหัสไปรษณีย์',
    country: 'ประเทศ',
    latitude: 'ละติจูด',
    longitude: 'ลองจิจูด',
    bedrooms: 'ห้องนอน',
    bathrooms: 'จำนวนห้องน้ำ',
    living_area: 'พื้นที่ใช้สอย (ตร.ม.)',
    lot_area: 'ขนาดที่ดิน (ตร.ว.)',
    year_built: 'ปีที่สร้าง',
    status: 'สถานะ',
    photos: 'รูปภาพ',
    features: 'สิ่งอำนวยความสะดวก',
    pool: 'สระว่ายน้ำ',
    view: 'วิว',
  },
  'Chinese': {
    key: '房源编号',
    name: '标题',
    description: '描述',
    type: '房屋类型',
    offered_for: '交易类型',
    price: '总价（万元）',
    currency: '币种',
    rent: '租金',
    deposit: '押金',
    available_from: '入住时间',
    address: '地址',
    unit: '房号',
    city: '城市',
    state: '省份',
    zip: '邮编',
    country: '国家',
    latitude: '纬度',
    longitude: '经度',
    bedrooms: '卧室',
    bathrooms: '卫生间',
    living_area: '建筑面积（平方米）',
    lot_area: '占地面积',
    year_built: '建成年份',
    status: '状态',
    photos: '图片',
    features: '配套设施',
    pool: '游泳池',
    view: '景观',
  },
  'Chinese in Taiwan': {
    key: '物件編號',
    name: '標題',
    description: '說明',
    type: '類型',
    price: '總價(萬)',
    currency: '幣別',
    rent: '租金',
    address: '地址',
    city: '縣市',
    zip: '郵遞區號',
    country: '國家',
    latitude: '緯度',
    longitude: '經度',
    bedrooms: '房數',
    bathrooms: '衛浴',
    living_area: '建坪',
    lot_area: '地坪',
    year_built: '完工年份',
    status: '狀態',
    photos: '照片',
    features: '設施',
    view: '景觀',
  },
}

test.group('Headings of Asia', () => {
  for (const [language, fields] of Object.entries(HEADINGS)) {
    test(`are known in ${language}`, ({ assert }) => {
      const columns = Object.values(fields)
      const numbers = columns.map(() => '100')
      assert.deepEqual(guessMapping({ columns, rows: [numbers] }), Object.keys(fields))
      assert.equal(countKnown(columns), columns.length)
    })
  }

  test('say what they count in, and the currency', ({ assert }) => {
    const read: [heading: string, factor: number, currency: string | null][] = [
      ['価格（万円）', 1e4, '円'],
      ['価格(単位:万円)', 1e4, '円'],
      ['価格 万円', 1e4, '円'],
      ['매매가(만원)', 1e4, '원'],
      ['매매가(억)', 1e8, '억'],
      ['总价（万）', 1e4, null],
      ['总价(亿元)', 1e8, '元'],
      ['总价(万美元)', 1e4, '美元'],
      ['ราคา (ล้านบาท)', 1e6, 'บาท'],
      ['ราคา (บาท)', 1, 'บาท'],
      ['価格', 1, null],
    ]
    for (const [heading, factor, currency] of read) {
      const { names, ...told } = readHeading(heading)
      assert.containsSubset(told, { factor, currency }, heading)
      assert.includeMembers(['価格', '매매가', '总价', 'ราคา'], names.slice(-1), heading)
    }
  })

  test('for a price of each square meter are no price', ({ assert }) => {
    const columns = ['单价(元/平方米)', '坪単価', '㎡単価', '단가', '価格']
    const rows = [columns.map(() => '100')]
    assert.deepEqual(guessMapping({ columns, rows }), [null, null, null, null, 'price'])
  })
})
