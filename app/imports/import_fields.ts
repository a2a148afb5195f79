import { columnFields, type FieldWords } from '#app/imports/column_fields'

/** The fields a column can be, with common names for such columns; RESO's come early. */
export const IMPORT_FIELD_COLUMNS = {
  key: {
    label: 'Listing ID',
    columns:
      'listingkey listingid mlsnumber mlsid mls mlsno mlnumber listnumber objectnummer reference referenceno ref sku id mlsnum listingnumber zpid propertyid propertycode uniqueid riferimento rif codice codiceannuncio referencia objektnummer objektnr immobiliennummer kennung codigo number no nr 物件番号 物件コード 管理番号 物件id 매물번호 물건번호 관리번호 รหัสทรัพย์ รหัสประกาศ รหัส 房源编号 房源编码 物件編號 編號 编号',
  },
  source: {
    label: 'System that it comes from',
    columns:
      'originatingsystemname sourcesystemname originatingsystem sourcesystem originatingsystemid sourcesystemid mlsname source sourcename portal portalname',
  },
  name: {
    label: 'Name',
    columns:
      'xtitle listingtitle title name headline propertyname house home property listingname buildingname titolo titulo titre titel bezeichnung nome nombre naam nom objekttitel ueberschrift uberschrift 物件名 建物名 マンション名 物件名称 매물명 단지명 아파트명 건물명 제목 ชื่อโครงการ ชื่อประกาศ ชื่อทรัพย์ หัวข้อ ชื่อ 房源名称 标题 小区名称 楼盘名称 小区 楼盘 物件名稱 標題 社區名稱 社區 案名 名称 名稱 タイトル',
  },
  description: {
    label: 'Description',
    columns:
      'publicremarks description remarks details text beschreibung descrizione publicdescription propertydescription longdescription descripcion descricao omschrijving bemerkungen objektbeschreibung descriptif annuncio commenti observaciones 物件説明 説明 紹介文 備考 설명 매물설명 상세설명 비고 รายละเอียด คำอธิบาย หมายเหตุ 房源描述 描述 简介 说明 备注 物件描述 說明 簡介 備註',
  },
  type: {
    label: 'Property type',
    columns:
      'xcategory propertysubtype category subtype type hometype propertytype style tipologia tipo tipodeimmobile tipoimmobile tipoinmueble tipodeimovel typedebien typebien tipoimovel objektart objekttyp immobilientyp woningtype soortwoning soort art 物件種別 物件種目 種別 種目 매물종류 매물유형 건물유형 주택유형 건물종류 유형 종류 ประเภททรัพย์ ประเภทอสังหาริมทรัพย์ ประเภทอสังหา ประเภท 房屋类型 物业类型 房源类型 类型 物件類型 房屋類型 物業類型 類型 型態',
  },
  sector: { label: 'Sector', columns: 'xsector sector propertytype propertyclass class' },
  price: {
    label: 'Price',
    columns:
      'listprice price pricevalue askingprice asking currentprice originallistprice amount preis prezzo saleprice listingprice propertyprice pricecurrent currentlistprice askingpriceamount precio prix preco kaufpreis vraagprijs prijs verkaufspreis preisforderung prezzodivendita prezzorichiesto preciodeventa prixdevente importo montant 販売価格 売買価格 物件価格 価格 매매가 매매가격 매매금액 분양가 희망가격 호가 가격 ราคาขาย ราคา 总价 售价 挂牌价 房价 价格 總價 售價 開價 價格',
  },
  currency: {
    label: 'Currency',
    columns:
      'xcurrency currency currencycode pricecurrency valuta waehrung wahrung devise moneda moeda munteenheid 通貨 통화 สกุลเงิน 币种 货币 幣別 貨幣',
  },
  offered_for: {
    label: 'For sale or for rent',
    columns:
      'xofferedfor offeredfor saleorrent forsaleorrent salerent transactiontype typetransaction offertype vermarktungsart contratto tipodecontratto tipocontratto operacion tipodeoperacion tipooperacion negocio finalidade 取引種別 売買賃貸 売買賃貸区分 거래유형 거래종류 거래구분 ประเภทประกาศ ขายเช่า 交易类型 租售 租售类型 交易類型 租售類型 sectionofthelist',
  },
  rent: {
    label: 'Rent a month',
    columns:
      'leaseamount rent monthlyrent rentprice rentalprice miete kaltmiete canone canonemensile affitto alquiler loyer renda huurprijs 月額賃料 賃料 家賃 월세 월임대료 임대료 ค่าเช่า ราคาเช่า ค่าเช่าต่อเดือน 月租金 租金 月租',
  },
  rent_frequency: {
    label: 'How often rent is paid',
    columns: 'leaseamountfrequency rentfrequency rentperiod',
  },
  deposit: {
    label: 'Deposit',
    columns:
      'xdeposit securitydeposit deposit kaution deposito cauzione fianza caution waarborg 敷金 保証金 보증금 เงินประกัน เงินมัดจำ ค่ามัดจำ 押金',
  },
  available_from: {
    label: 'Available from',
    columns:
      'availabilitydate availablefrom availabledate bezugsfrei disponibledesde 入居可能日 入居可能時期 입주가능일 입주일 วันที่เข้าอยู่ได้ วันที่พร้อมเข้าอยู่ 可入住日期 入住时间 入住日期 可入住時間',
  },
  accepted_currencies: {
    label: 'Accepted currencies',
    columns: 'xacceptedcurrencies acceptedcurrencies',
  },
  accepted_cryptocurrencies: {
    label: 'Accepted cryptocurrencies',
    columns: 'xacceptedcryptocurrencies acceptedcryptocurrencies',
  },
  address: {
    label: 'Street and number',
    columns:
      'unparsedaddress address streetaddress fulladdress address1 addressline1 street addressfull fullstreetline streetaddressline1 addressline indirizzo via adresse anschrift strasse direccion calle endereco rua morada rue adres straat location propertyaddress displayaddress where 所在地 住所 物件所在地 도로명주소 소재지 주소 ที่อยู่ ที่ตั้ง 详细地址 房屋地址 地址 位置 詳細地址 物件地址',
  },
  street_number: {
    label: 'Street number',
    columns: 'streetnumber housenumber streetno numerocivico civico hausnummer huisnummer',
  },
  street_direction: {
    label: 'Direction of the street',
    columns: 'streetdirprefix streetdirection',
  },
  street_name: { label: 'Street name', columns: 'streetname street' },
  street_suffix: { label: 'Street suffix', columns: 'streetsuffix' },
  unit: {
    label: 'Apartment or suite',
    columns:
      'unitnumber unit apartment suite address2 addressline2 apt interno appartamento apartmentnumber aptnumber suitenumber 部屋番号 号室 동호수 호수 เลขที่ห้อง ห้องเลขที่ 房号 室号 房號',
  },
  city: {
    label: 'Town',
    columns:
      'city town towncity citytown postalcity municipality locality ort citta comune localita paese stadt gemeinde ciudad municipio poblacion localidad ville commune cidade concelho stad plaats gemeente woonplaats cityname 市区町村 市町村 시군구 도시 อำเภอ เขต อำเภอเขต เขตอำเภอ 城市 所在城市 縣市',
  },
  state: {
    label: 'Region or state',
    columns:
      'stateorprovince state province region county canton statecode stateprovince stateorprovincecode provincia regione bundesland kanton departement departamento comunidad comunidadautonoma estado distrito provincie 都道府県 시도 광역시도 จังหวัด 省份 省',
  },
  zip: {
    label: 'Postal code',
    columns:
      'postalcode zip zipcode postcode plz cap ziporpostalcode ziporpostcode postal zippostalcode codicepostale postleitzahl codigopostal cp codepostal postcodenr 郵便番号 우편번호 รหัสไปรษณีย์ 邮政编码 邮编 郵遞區號',
  },
  country: {
    label: 'Country',
    columns:
      'country countrycode countryname land paese nazione stato staat pais pays landcode landname 国 国名 국가 나라 ประเทศ 国家 國家',
  },
  latitude: {
    label: 'Latitude',
    columns:
      'latitude lat geolat latitudine breite breitengrad latitud breedtegraad 緯度 위도 ละติจูด 纬度',
  },
  longitude: {
    label: 'Longitude',
    columns:
      'longitude lng lon long geolng geolon longitudine laenge lange langengrad laengengrad longitud lengtegraad 経度 경도 ลองจิจูด 经度 經度',
  },
  coordinates: {
    label: 'Latitude and longitude',
    columns:
      'coordinates coordinate latlong latlng latlon latitudelongitude geo gps gpscoordinates geolocation coordenadas koordinaten coordonnees coordinaten coordinategps pluscode googlepluscode openlocationcode olc googlemaps googlemapslink googlemapsurl googlemapslocation maplink mapurl mapslink gmaps latlngdms gpslocation position geouri 座標 緯度経度 좌표 위경도 พิกัด 坐标 经纬度 經緯度',
  },
  bedrooms: {
    label: 'Bedrooms',
    columns:
      'bedroomstotal bedrooms beds bedroom br bedstotal numbedrooms bedroomcount noofbedrooms numberofbedrooms numberbedrooms bds bd camere cameredaletto numerocamere schlafzimmer anzahlschlafzimmer dormitorios habitaciones chambres nombredechambres quartos slaapkamers aantalslaapkamers 寝室数 寝室 間取り 間取 침실수 침실 방수 방개수 ห้องนอน จำนวนห้องนอน 卧室数 卧室 户型 臥室數 臥室 房間數 房數 格局',
  },
  bathrooms: {
    label: 'Bathrooms',
    columns:
      'xbathroomstotaldecimal bathroomstotaldecimal bathrooms baths bathroom ba bathstotal bathroomstotal numbathrooms bathroomcount noofbathrooms numberofbathrooms numberbathrooms bth bths bagni numerobagni badezimmer bader baeder banos bano sallesdebain sallesdebains salledebain banheiros casasdebanho badkamers aantalbadkamers 浴室数 浴室 バスルーム 욕실수 욕실 화장실수 화장실 ห้องน้ำ จำนวนห้องน้ำ 卫生间数 卫生间 洗手间 衛浴數 衛浴 衛生間',
  },
  bathrooms_total: {
    label: 'Bathrooms, rounded up',
    columns: 'bathroomstotalinteger bathroomstotalint bathstotalinteger',
  },
  bathrooms_full: {
    label: 'Full bathrooms',
    columns: 'bathroomsfull fullbaths bathsfull numfullbaths fullbathrooms',
  },
  bathrooms_half: {
    label: 'Half bathrooms',
    columns:
      'bathroomshalf halfbaths bathshalf numhalfbaths halfbathrooms partialbaths bathroomspartial',
  },
  living_area: {
    label: 'Living area',
    columns:
      'livingarea buildingareatotal squarefeet sqft approxsqft buildingsqft buildingsf squaremeters sqm m2 livingareavalue livingareasqft livingsqft totalsqft finishedsqft floorarea usablearea builtarea interiorarea internalarea squarefootage squaremetres qm mq ft2 m superficie superficieabitabile superficiecommerciale superficiecoperta superficieconstruida superficiehabitable surface surfacehabitable surfacehabitables wohnflaeche wohnflache flaeche flache areautil areaconstruida areabruta metricuadrados metriquadri metriquadrati metroscuadrados oppervlakte woonoppervlakte superficieutil area size 専有面積 建物面積 延床面積 延べ床面積 床面積 전용면적 건물면적 연면적 공급면적 면적 พื้นที่ใช้สอย พื้นที่ห้อง ขนาดห้อง ขนาดพื้นที่ พื้นที่ ขนาด 建筑面积 使用面积 套内面积 室內面積 主建物面積 權狀坪數 建坪 坪數 建築面積 面积 面積',
  },
  living_area_unit: {
    label: 'Unit of the living area',
    columns: 'livingareaunits areaunits areaunit unitofarea livingareaunit sizeunit unitofmeasure',
  },
  lot_area: {
    label: 'Land area',
    columns:
      'lotsizearea lotsize lotarea landarea lot lotsizeacres lotacres lotsizesquarefeet lotsqft lotareavalue acreage acres terreno superficieterreno giardino areaterreno grundstuck grundstueck grundstucksflache grundstuecksflaeche parcela superficieparcela terrain surfaceterrain perceel perceeloppervlakte landsize plotsize plot plotarea sitearea 土地面積 敷地面積 대지면적 토지면적 대지 ขนาดที่ดิน เนื้อที่ดิน พื้นที่ดิน ที่ดิน เนื้อที่ 土地面积 占地面积 佔地面積 地坪',
  },
  lot_area_unit: { label: 'Unit of the land area', columns: 'lotsizeunits lotunits lotareaunit' },
  year_built: {
    label: 'Year built',
    columns:
      'yearbuilt yrbuilt year built constructionyear annodicostruzione annocostruzione anno baujahr anodeconstruccion anoconstruccion anneedeconstruction anneeconstruction anodeconstrucao anoconstrucao bouwjaar builtin 築年月 建築年月 竣工年月 築年月日 建築年 築年 竣工年 준공년도 준공연도 건축년도 건축연도 사용승인일 준공일 입주년도 ปีที่สร้าง ปีที่สร้างเสร็จ 建成年份 建造年份 建筑年代 建成年代 竣工年份 建築年份 完工年份 建築完成年月',
  },
  is_public: {
    label: 'Shown to everyone',
    columns:
      'internetentirelistingdisplayyn public ispublic pubblico publico oeffentlich offentlich openbaar visible visibility publish published showonwebsite showonline 公開 공개 เผยแพร่ 公开',
  },
  is_address_public: {
    label: 'Address shown to everyone',
    columns:
      'internetaddressdisplayyn addressdisplayyn showaddress addressshown addressvisible objektadressefreigeben',
  },
  is_private: {
    label: 'Private listing',
    columns:
      'isprivate private privacy hidden confidential isconfidential notpublic donotpublish offmarket nichtoeffentlich nichtoffentlich vertraulich confidenziale confidencial confidentiel vertrouwelijk privato privado prive privat besloten 非公開 비공개 ส่วนตัว 非公开',
  },
  status: {
    label: 'Status',
    columns:
      'standardstatus mlsstatus listingstatus status homestatus stato statoannuncio estado statut zustand 掲載状況 ステータス 状態 매물상태 거래상태 상태 สถานะ 房源状态 状态 狀態',
  },
  photos: {
    label: 'Photos',
    columns:
      'media photos photo photourls photourl images image imageurls imageurl pictures picture mediaurl fotos foto bilder bild imgsrc primaryphoto altphotos thumbnail immagini imagenes fotografias fotourl bildurl virtualphotos 写真 画像 写真url 画像url 사진 이미지 사진url รูปภาพ รูป ภาพ 图片 照片 房源图片 圖片',
    isRepeatable: true,
  },
  photo_texts: {
    label: 'Descriptions of the photos',
    columns: 'xphotodescriptions photodescriptions photocaptions captions alttexts',
  },
  features: {
    label: 'Features',
    columns:
      'associationamenities interiorfeatures exteriorfeatures appliances buildingfeatures communityfeatures fireplacefeatures garagefeatures lotfeatures parkingfeatures patioandporchfeatures spafeatures waterfrontfeatures features amenities caratteristiche ausstattung caracteristicas equipements kenmerken 設備 特徴 設備条件 こだわり条件 옵션 특징 시설 สิ่งอำนวยความสะดวก จุดเด่น 配套设施 设施 配套 特色 設施',
    isRepeatable: true,
  },
  pool: {
    label: 'Pool',
    columns: 'poolfeatures poolprivateyn pool プール 수영장 สระว่ายน้ำ 游泳池 泳池',
  },
  view: { label: 'View', columns: 'view views 眺望 조망 전망 วิว 景观 景觀' },
  highlights: { label: 'Highlights, word for word', columns: 'xhighlights highlights' },
} as const satisfies Record<string, FieldWords>

export type ImportField = keyof typeof IMPORT_FIELD_COLUMNS

export const AMOUNT_FIELDS = ['price', 'rent', 'deposit'] as const
export type AmountField = (typeof AMOUNT_FIELDS)[number]

/** The text of each non-empty cell, and how the file writes decimals. */
export interface ImportValues
  extends
    Partial<Record<ImportField, string>>,
    Partial<Record<`${AmountField}_factor` | `${AmountField}_currency`, string>> {
  decimal_mark?: DecimalMark
  /** its column has decimals, so that `2.1` isn't two full baths and a half one */
  exact_baths?: 'yes'
}

export type DecimalMark = '.' | ','

/** Each column's field, by position; null for ignored columns. */
export type ColumnMapping = (ImportField | null)[]

export const IMPORT_FIELDS = columnFields<ImportField>(IMPORT_FIELD_COLUMNS)

/** Those whose cells can be mended one by one: photos are stored apart, and a source is its list's. */
export const MENDABLE_FIELDS = IMPORT_FIELDS.offered
  .map(({ field }) => field)
  .filter((field) => !['photos', 'photo_texts', 'source'].includes(field))
