import { columnFields, type FieldWords } from '#app/imports/column_fields'

/** The fields a column can be, with common names for such columns; RESO's come early. */
export const IMPORT_FIELD_COLUMNS = {
  key: {
    label: 'Listing ID',
    columns:
      'listingkey listingid mlsnumber mlsid mls mlsno mlnumber listnumber objectnummer reference referenceno ref sku id mlsnum listingnumber zpid propertyid propertycode uniqueid riferimento rif codice codiceannuncio referencia objektnummer objektnr immobiliennummer kennung codigo number no nr',
  },
  source: {
    label: 'System that it comes from',
    columns:
      'originatingsystemname sourcesystemname originatingsystem sourcesystem originatingsystemid sourcesystemid mlsname source sourcename portal portalname',
  },
  name: {
    label: 'Name',
    columns:
      'xtitle listingtitle title name headline propertyname house home property listingname buildingname titolo titulo titre titel bezeichnung nome nombre naam nom objekttitel ueberschrift uberschrift',
  },
  description: {
    label: 'Description',
    columns:
      'publicremarks description remarks details text beschreibung descrizione publicdescription propertydescription longdescription descripcion descricao omschrijving bemerkungen objektbeschreibung descriptif annuncio commenti observaciones',
  },
  type: {
    label: 'Property type',
    columns:
      'xcategory propertysubtype category subtype type hometype propertytype style tipologia tipo tipodeimmobile tipoimmobile tipoinmueble tipodeimovel typedebien typebien tipoimovel objektart objekttyp immobilientyp woningtype soortwoning soort art',
  },
  sector: { label: 'Sector', columns: 'xsector sector propertytype propertyclass class' },
  price: {
    label: 'Price',
    columns:
      'listprice price askingprice asking currentprice originallistprice amount preis prezzo saleprice listingprice propertyprice pricecurrent currentlistprice askingpriceamount precio prix preco kaufpreis vraagprijs prijs verkaufspreis preisforderung prezzodivendita prezzorichiesto preciodeventa prixdevente importo montant',
  },
  currency: {
    label: 'Currency',
    columns:
      'xcurrency currency currencycode pricecurrency valuta waehrung wahrung devise moneda moeda munteenheid',
  },
  offered_for: {
    label: 'For sale or for rent',
    columns:
      'xofferedfor offeredfor saleorrent forsaleorrent salerent transactiontype typetransaction offertype vermarktungsart contratto tipodecontratto tipocontratto operacion tipodeoperacion tipooperacion negocio finalidade',
  },
  rent: {
    label: 'Rent a month',
    columns:
      'leaseamount rent monthlyrent rentprice rentalprice miete kaltmiete canone canonemensile affitto alquiler loyer renda huurprijs',
  },
  rent_frequency: {
    label: 'How often rent is paid',
    columns: 'leaseamountfrequency rentfrequency rentperiod',
  },
  deposit: {
    label: 'Deposit',
    columns: 'xdeposit securitydeposit deposit kaution deposito cauzione fianza caution waarborg',
  },
  available_from: {
    label: 'Available from',
    columns: 'availabilitydate availablefrom availabledate bezugsfrei disponibledesde',
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
      'unparsedaddress address streetaddress fulladdress address1 addressline1 street addressfull fullstreetline streetaddressline1 addressline indirizzo via adresse anschrift strasse direccion calle endereco rua morada rue adres straat location propertyaddress displayaddress where',
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
      'unitnumber unit apartment suite address2 addressline2 apt interno appartamento apartmentnumber aptnumber suitenumber',
  },
  city: {
    label: 'Town',
    columns:
      'city town towncity citytown postalcity municipality locality ort citta comune localita paese stadt gemeinde ciudad municipio poblacion localidad ville commune cidade concelho stad plaats gemeente woonplaats cityname',
  },
  state: {
    label: 'Region or state',
    columns:
      'stateorprovince state province region county canton statecode stateprovince stateorprovincecode provincia regione bundesland kanton departement departamento comunidad comunidadautonoma estado distrito provincie',
  },
  zip: {
    label: 'Postal code',
    columns:
      'postalcode zip zipcode postcode plz cap ziporpostalcode ziporpostcode postal zippostalcode codicepostale postleitzahl codigopostal cp codepostal postcodenr',
  },
  country: {
    label: 'Country',
    columns:
      'country countrycode countryname land paese nazione stato staat pais pays landcode landname',
  },
  latitude: {
    label: 'Latitude',
    columns: 'latitude lat geolat latitudine breite breitengrad latitud breedtegraad',
  },
  longitude: {
    label: 'Longitude',
    columns:
      'longitude lng lon long geolng geolon longitudine laenge lange langengrad laengengrad longitud lengtegraad',
  },
  coordinates: {
    label: 'Latitude and longitude',
    columns:
      'coordinates coordinate latlong latlng latlon latitudelongitude geo gps gpscoordinates geolocation coordenadas koordinaten coordonnees coordinaten coordinategps pluscode googlepluscode openlocationcode olc googlemaps googlemapslink googlemapsurl googlemapslocation maplink mapurl mapslink gmaps latlngdms gpslocation position geouri',
  },
  bedrooms: {
    label: 'Bedrooms',
    columns:
      'bedroomstotal bedrooms beds bedroom br bedstotal numbedrooms bedroomcount noofbedrooms numberofbedrooms numberbedrooms bds bd camere cameredaletto numerocamere schlafzimmer anzahlschlafzimmer dormitorios habitaciones chambres nombredechambres quartos slaapkamers aantalslaapkamers',
  },
  bathrooms: {
    label: 'Bathrooms',
    columns:
      'xbathroomstotaldecimal bathroomstotaldecimal bathrooms baths bathroom ba bathstotal bathroomstotal numbathrooms bathroomcount noofbathrooms numberofbathrooms numberbathrooms bth bths bagni numerobagni badezimmer bader baeder banos bano sallesdebain sallesdebains salledebain banheiros casasdebanho badkamers aantalbadkamers',
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
      'livingarea buildingareatotal squarefeet sqft approxsqft buildingsqft buildingsf squaremeters sqm m2 livingareavalue livingareasqft livingsqft totalsqft finishedsqft floorarea usablearea builtarea interiorarea internalarea squarefootage squaremetres qm mq ft2 m superficie superficieabitabile superficiecommerciale superficiecoperta superficieconstruida superficiehabitable surface surfacehabitable surfacehabitables wohnflaeche wohnflache flaeche flache areautil areaconstruida areabruta metricuadrados metriquadri metriquadrati metroscuadrados oppervlakte woonoppervlakte superficieutil area size',
  },
  living_area_unit: {
    label: 'Unit of the living area',
    columns: 'livingareaunits areaunits areaunit unitofarea livingareaunit sizeunit unitofmeasure',
  },
  lot_area: {
    label: 'Land area',
    columns:
      'lotsizearea lotsize lotarea landarea lot lotsizeacres lotacres lotsizesquarefeet lotsqft lotareavalue acreage acres terreno superficieterreno giardino areaterreno grundstuck grundstueck grundstucksflache grundstuecksflaeche parcela superficieparcela terrain surfaceterrain perceel perceeloppervlakte landsize plotsize plot plotarea sitearea',
  },
  lot_area_unit: { label: 'Unit of the land area', columns: 'lotsizeunits lotunits lotareaunit' },
  year_built: {
    label: 'Year built',
    columns:
      'yearbuilt yrbuilt year built constructionyear annodicostruzione annocostruzione anno baujahr anodeconstruccion anoconstruccion anneedeconstruction anneeconstruction anodeconstrucao anoconstrucao bouwjaar builtin',
  },
  is_public: { label: 'Shown to everyone', columns: 'internetentirelistingdisplayyn public' },
  is_private: {
    label: 'Private listing',
    columns: 'isprivate private hidden privato privado prive privat besloten',
  },
  status: {
    label: 'Status',
    columns:
      'standardstatus mlsstatus listingstatus status homestatus stato statoannuncio estado statut zustand',
  },
  photos: {
    label: 'Photos',
    columns:
      'media photos photo photourls photourl images image imageurls imageurl pictures picture mediaurl fotos foto bilder bild imgsrc primaryphoto altphotos thumbnail immagini imagenes fotografias fotourl bildurl virtualphotos',
    isRepeatable: true,
  },
  photo_texts: {
    label: 'Descriptions of the photos',
    columns: 'xphotodescriptions photodescriptions photocaptions captions alttexts',
  },
  features: {
    label: 'Features',
    columns:
      'associationamenities interiorfeatures exteriorfeatures appliances buildingfeatures communityfeatures fireplacefeatures garagefeatures lotfeatures parkingfeatures patioandporchfeatures spafeatures waterfrontfeatures features amenities caratteristiche ausstattung caracteristicas equipements kenmerken',
    isRepeatable: true,
  },
  pool: { label: 'Pool', columns: 'poolfeatures poolprivateyn pool' },
  view: { label: 'View', columns: 'view views' },
  highlights: { label: 'Highlights, word for word', columns: 'xhighlights highlights' },
} as const satisfies Record<string, FieldWords>

export type ImportField = keyof typeof IMPORT_FIELD_COLUMNS

export const AMOUNT_FIELDS = ['price', 'rent', 'deposit'] as const
export type AmountField = (typeof AMOUNT_FIELDS)[number]

/** The text of each non-empty cell, and how the file writes decimals. */
export interface ImportValues
  extends
    Partial<Record<ImportField, string>>,
    Partial<Record<`${AmountField}_factor`, '1000' | '1000000'>> {
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
