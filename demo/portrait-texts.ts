// What the portrait of each destination shows, and where its windows and houses differ from their kind of place.

import type { Bilingual } from './picture-texts.ts'
import type { View } from './view-texts.ts'

export type PortraitText = {
  vista: Bilingual
  /** After „към" and "of", where it is not what the kind of place looks out on. */
  view?: View
  /** After the description of a building, where it does not stand as its kind of place says. */
  site?: Bilingual
}

const say = (bg: string, en: string): Bilingual => ({ bg, en })

const HILLS = say('хълмовете', 'the hills')
const MOUNTAIN: View = { ...say('планината', 'the mountains'), sold: 'mountain' }
const IN_TOWN = say('в града', 'in the town')

export const PORTRAIT_TEXTS: Readonly<Record<string, PortraitText>> = {
  sozopol: {
    vista: say(
      'Дървени къщи над скалите на стария град, рибарски лодки в залива и фар на остров',
      'Wooden houses above the rocks of an old town, fishing boats in the bay and a lighthouse on an island',
    ),
  },
  burgas: {
    vista: say(
      'Плаж с чадъри, мост с беседка над морето и църква сред дърветата',
      'A beach with parasols, a pier with a pavilion over the sea and a church among trees',
    ),
  },
  pomorie: {
    vista: say(
      'Розови солници с купчини сол, градът и фарът зад тях',
      'Pink salt pans with heaps of salt, the town and its lighthouse behind them',
    ),
  },
  primorsko: {
    vista: say(
      'Градче на нос между два дълги плажа с чадъри',
      'A small town on a headland between two long beaches with parasols',
    ),
  },
  lozenets: {
    vista: say(
      'Вълни със сърфист, дъски на плажа и къщи над морето',
      'Waves with a surfer, boards on the beach and houses above the sea',
    ),
  },
  tsarevo: {
    vista: say(
      'Пристанище между два скалисти носа, църква с борове и лодки до вълнолома',
      'A harbour between two rocky headlands, a church with pines and boats by the breakwater',
    ),
  },
  sinemorets: {
    vista: say(
      'Пясъчна коса между устието на река и морето, гористи хълмове отстрани',
      'A spit of sand between a river mouth and the sea, wooded hills beside it',
    ),
  },
  ahtopol: {
    vista: say(
      'Бял фар и къщи върху скалист нос сред морето',
      'A white lighthouse and houses on a rocky headland in the sea',
    ),
  },
  nesebar: {
    vista: say(
      'Вятърна мелница на тесния път към стария град с тухлени църкви, отразен в морето',
      'A windmill on the narrow road to an old town with brick churches, mirrored in the sea',
    ),
  },
  'sunny-beach': {
    vista: say(
      'Широк плаж с чадъри, редица хотели и полегата планина зад залива',
      'A wide beach with parasols, a row of hotels and a gentle mountain behind the bay',
    ),
  },
  'sveti-vlas': {
    vista: say(
      'Къщи по склона над яхтено пристанище, платноходка и фар в края на вълнолома',
      'Houses on a slope above a yacht harbour, a sailing boat and a beacon at the end of the breakwater',
    ),
  },
  obzor: {
    vista: say(
      'Антични колони над дълъг плаж, гористи хълмове зад него',
      'Ancient columns above a long beach, wooded hills behind it',
    ),
  },
  varna: {
    vista: say(
      'Катедрала със златни куполи над морска градина и плаж, кораб в залива',
      'A cathedral with golden domes above a seaside park and beach, a ship in the bay',
    ),
  },
  'golden-sands': {
    vista: say(
      'Златист плаж с чадъри под гористи хълмове и хотели, яхти в морето',
      'A golden beach with parasols below wooded hills and hotels, yachts at sea',
    ),
  },
  albena: {
    vista: say(
      'Много широк плаж с чадъри и стъпаловидни хотели сред дървета',
      'A very wide beach with parasols and stepped hotels among trees',
    ),
  },
  balchik: {
    vista: say(
      'Бели скали, къщи по склона и дворец с бяла кула до водата, кактуси отпред',
      'White cliffs, houses on the slope and a palace with a white tower by the water, cacti in front',
    ),
  },
  bansko: {
    vista: say(
      'Дървени къщи и часовникова кула под остър планински връх, кабинков лифт',
      'Wooden houses and a clock tower below a sharp peak, a cable car',
    ),
  },
  borovets: {
    vista: say(
      'Осветени писти в борова гора, кабинков лифт и хотел с островърхи покриви',
      'Floodlit runs in a pine forest, a cable car and a hotel with steep roofs',
    ),
  },
  pamporovo: {
    vista: say(
      'Кула на върха и ски писта през гората, трима души със ски на поляната',
      'A tower on a summit and a ski run through the forest, three people on skis in the meadow',
    ),
  },
  chepelare: {
    vista: say(
      'Планинско градче в долина с рекичка и писта по склона',
      'A mountain town in a valley with a stream and a run on the slope',
    ),
  },
  dobrinishte: {
    vista: say(
      'Теснолинейно влакче минава пред къщи и високи планински върхове',
      'A narrow-gauge train passing houses and high mountain peaks',
    ),
  },
  'rila-monastery': {
    vista: say(
      'Манастир с раирани арки и куполи в долина под скалисти върхове',
      'A monastery with striped arches and domes in a valley below rocky peaks',
    ),
    site: say('в долина под планински върхове', 'in a valley below mountain peaks'),
  },
  velingrad: {
    vista: say(
      'Езеро с лодки и фонтан сред борови хълмове, бяла баня на брега',
      'A lake with boats and a fountain among pine hills, a white bath house on the shore',
    ),
  },
  sandanski: {
    vista: say(
      'Висящ мост над река в парк с големи дървета, планина зад него',
      'A rope bridge over a river in a park of great trees, a mountain behind it',
    ),
    view: MOUNTAIN,
  },
  hisarya: {
    vista: say(
      'Римска порта от камък и тухли в градина с кипариси',
      'A Roman gate of stone and brick in a garden with cypresses',
    ),
    view: HILLS,
  },
  devin: {
    vista: say(
      'Скалисто ждрело със зелена река и дървен мост, борове по ръба',
      'A rocky gorge with a green river and a wooden bridge, pines along its rim',
    ),
  },
  'pavel-banya': {
    vista: say(
      'Минерална баня с куполи и пара над басейна, розови храсти отпред',
      'Mineral baths with domes and steam above the pool, rose bushes in front',
    ),
    view: HILLS,
    site: say('в долина с розови градини', 'in a valley of rose gardens'),
  },
  varshets: {
    vista: say(
      'Алея със стари дървета и фенери към баня с червен купол',
      'An avenue of old trees and lanterns leading to baths with a red dome',
    ),
  },
  sofia: {
    vista: say(
      'Катедрала със златни куполи, жълт площад с трамвай и планина отзад',
      'A cathedral with golden domes, a yellow-paved square with a tram and a mountain behind',
    ),
    view: MOUNTAIN,
  },
  plovdiv: {
    vista: say(
      'Античен театър с мраморни редове над покривите и хълмовете на града',
      'An ancient theatre with marble rows above the roofs and hills of the city',
    ),
  },
  'veliko-tarnovo': {
    vista: say(
      'Къщи една над друга по стръмен склон, завой на река и крепост на хълма отсреща',
      'Houses one above the other on a steep slope, a river bend and a fortress on the hill across it',
    ),
  },
  ruse: {
    vista: say(
      'Кораб по широка река, барокови сгради на брега и стоманен мост',
      'A ship on a wide river, baroque buildings on its bank and a steel bridge',
    ),
  },
  vidin: {
    vista: say(
      'Крепост с кули, отразена в широка река, рибар в лодка',
      'A fortress with towers mirrored in a wide river, an angler in a boat',
    ),
  },
  'stara-zagora': {
    vista: say(
      'Антични колони на светъл площад, улици с дървета и хълмове зад тях',
      'Ancient columns on a pale square, streets with trees and hills behind them',
    ),
    view: HILLS,
    site: IN_TOWN,
  },
  kazanlak: {
    vista: say(
      'Редове цъфнали рози, тракийска могила и църква със златни кубета под планината',
      'Rows of roses in flower, a Thracian mound and a church with golden domes below the mountain',
    ),
  },
  melnik: {
    vista: say(
      'Пясъчни пирамиди над къщи с червени покриви и лозници',
      'Sandstone pyramids above houses with red roofs and vines',
    ),
    view: MOUNTAIN,
    site: say('сред пясъчни скали и лозници', 'among sandstone rocks and vines'),
  },
  zheravna: {
    vista: say(
      'Дървени къщи с широки стрехи и каменна улица с чешма',
      'Wooden houses with wide eaves and a stone lane with a fountain',
    ),
  },
  bozhentsi: {
    vista: say(
      'Къщи с каменни покриви в гънка на гориста планина',
      'Houses with stone roofs in a fold of wooded mountains',
    ),
  },
  leshten: {
    vista: say(
      'Село на хълм срещу дълга верига планински върхове',
      'A village on a hill facing a long chain of mountain peaks',
    ),
  },
  koprivshtitsa: {
    vista: say(
      'Гърбат каменен мост над река и къщи с червени покриви',
      'A humpbacked stone bridge over a river and houses with red roofs',
    ),
  },
  tryavna: {
    vista: say(
      'Часовникова кула и каменен мост пред дървени къщи',
      'A clock tower and a stone bridge before wooden houses',
    ),
  },
  arbanasi: {
    vista: say(
      'Високи каменни огради с дървена порта, къщи и църква зад тях',
      'High stone walls with a wooden gate, houses and a church behind them',
    ),
  },
  'shiroka-laka': {
    vista: say(
      'Каменни къщи по два стръмни склона и гърбат мост между тях',
      'Stone houses on two steep slopes and a humpbacked bridge between them',
    ),
  },
  belogradchik: {
    vista: say(
      'Червени скали и крепост между тях, пътека към портата',
      'Red rocks and a fortress between them, a path to its gate',
    ),
  },
  ribaritsa: {
    vista: say(
      'Село край река в зелена долина, сливови дървета отпред',
      'A village by a river in a green valley, plum trees in front',
    ),
  },
  oreshak: {
    vista: say(
      'Манастир с камбанария край река, керамични делви на маса отпред',
      'A monastery with a bell tower by a river, pottery jars on a table in front',
    ),
  },
  kovachevitsa: {
    vista: say(
      'Високи каменни къщи от двете страни на стръмна калдъръмена улица',
      'Tall stone houses on both sides of a steep cobbled lane',
    ),
  },
  santorini: {
    vista: say(
      'Бели къщи и сини куполи по ръба на калдера, острови в морето',
      'White houses and blue domes on the rim of a caldera, islands in the sea',
    ),
  },
  thessaloniki: {
    vista: say(
      'Кръгла бяла кула на дълъг кей, цветни чадъри и град по хълма',
      'A round white tower on a long quay, coloured umbrellas and a city on the hill',
    ),
  },
  hanioti: {
    vista: say(
      'Борове до самия плаж, прозрачна вода и далечен връх над морето',
      'Pines down to the beach, clear water and a distant peak above the sea',
    ),
  },
  thasos: {
    vista: say(
      'Мраморен залив с бели камъни и тюркоазена вода под зелена планина',
      'A marble cove with white stones and turquoise water below a green mountain',
    ),
  },
  chania: {
    vista: say(
      'Венецианско пристанище с фар и лодки, снежни планини зад него',
      'A Venetian harbour with a lighthouse and boats, snowy mountains behind it',
    ),
    site: say('в стария град край пристанището', 'in the old town by the harbour'),
  },
  athens: {
    vista: say(
      'Храм с колони върху скала над покривите на града',
      'A columned temple on a rock above the roofs of the city',
    ),
    view: HILLS,
    site: IN_TOWN,
  },
  istanbul: {
    vista: say(
      'Джамии с минарета над протока, ферибот и мост',
      'Mosques with minarets above the strait, a ferry and a bridge',
    ),
    view: say('протока и моста', 'the strait and its bridge'),
    site: say('край протока', 'by the strait'),
  },
  antalya: {
    vista: say(
      'Стар град върху скали над пристанище с лодки, високи планини отвъд залива',
      'An old town on cliffs above a harbour with boats, high mountains across the bay',
    ),
    view: { ...say('залива', 'the bay'), sold: 'sea' },
  },
  bodrum: {
    vista: say(
      'Замък на нос в морето, бели къщи по хълма и гулети в залива',
      'A castle on a headland, white houses on the hill and gulets in the bay',
    ),
  },
  goreme: {
    vista: say(
      'Балони над скални кули с издълбани стаи, вулкан на хоризонта',
      'Balloons above rock chimneys with carved rooms, a volcano on the horizon',
    ),
    view: say('вулкана и хълмовете', 'the volcano and the hills'),
    site: say('сред скалите и хълмовете', 'among rocks and hills'),
  },
  bucharest: {
    vista: say(
      'Концертна зала с купол и колони зад парк с езеро и лодки',
      'A concert hall with a dome and columns behind a park with a lake and boats',
    ),
    view: say('парка', 'the park'),
    site: IN_TOWN,
  },
  brasov: {
    vista: say(
      'Готическа църква сред червени покриви под гориста планина',
      'A Gothic church among red roofs below a wooded mountain',
    ),
  },
  ohrid: {
    vista: say(
      'Църква върху скала над езеро, къщи по брега и планина отсреща',
      'A church on a rock above a lake, houses on the shore and mountains across it',
    ),
    view: say('езерото', 'the lake'),
    site: say('край планинско езеро', 'by a mountain lake'),
  },
  skopje: {
    vista: say(
      'Каменен мост с арки, чаршия с джамия и крепост под планината',
      'A stone bridge of many arches, a bazaar with a mosque and a fortress below the mountain',
    ),
    view: MOUNTAIN,
  },
  belgrade: {
    vista: say(
      'Крепост над широка река, осветени къщи на вода и лодка',
      'A fortress above a wide river, lit houseboats and a boat',
    ),
  },
  zlatibor: {
    vista: say(
      'Ливади с овце, дървени къщи и кабинков лифт над борове',
      'Meadows with sheep, wooden houses and a cable car above pines',
    ),
    view: { ...say('планинските ливади', 'the mountain meadows'), sold: 'mountain' },
    site: say('сред ливади и борове', 'among meadows and pines'),
  },
  dubrovnik: {
    vista: say(
      'Град с червени покриви зад високи крепостни стени до морето',
      'A city of red roofs behind high walls by the sea',
    ),
    site: say('в стария град край морето', 'in the old town by the sea'),
  },
  split: {
    vista: say(
      'Древен дворец с висока камбанария зад крайбрежна алея с палми',
      'An ancient palace with a tall bell tower behind a waterfront with palms',
    ),
    view: MOUNTAIN,
    site: IN_TOWN,
  },
  rome: {
    vista: say(
      'Древен амфитеатър с арки, пинии и каменен път',
      'An ancient amphitheatre with arches, umbrella pines and a stone road',
    ),
    view: HILLS,
    site: IN_TOWN,
  },
  venice: {
    vista: say(
      'Гондоли в канала, църква с куполи и висока камбанария',
      'Gondolas on the canal, a domed church and a tall bell tower',
    ),
    view: say('лагуната', 'the lagoon'),
    site: say('сред къщите край лагуната', 'among the houses by the lagoon'),
  },
  vienna: {
    vista: say(
      'Готическа катедрала с пъстър покрив, виенско колело и трамвай',
      'A Gothic cathedral with a patterned roof, a great wheel and a tram',
    ),
    view: HILLS,
    site: IN_TOWN,
  },
  'zell-am-see': {
    vista: say(
      'Езеро с кей, селце с църква на брега и снежни върхове',
      'A lake with a jetty, a village with a church on the shore and snowy peaks',
    ),
  },
  dubai: {
    vista: say(
      'Небостъргачи и висока кула зад водата, дървени лодки отпред',
      'Skyscrapers and a tall tower across the water, wooden boats in front',
    ),
    view: { ...say('морето', 'the sea'), sold: 'sea' },
    site: say('край морето', 'by the sea'),
  },
  maafushi: {
    vista: say(
      'Къщички над тюркоазена лагуна, палми на белия пясък и лодка',
      'Houses over a turquoise lagoon, palms on white sand and a boat',
    ),
  },
  ubud: {
    vista: say(
      'Оризови тераси с палми и храмови кули, вулкан в далечината',
      'Rice terraces with palms and shrine towers, a volcano in the distance',
    ),
    view: say('палмите и вулкана', 'the palms and the volcano'),
    site: say('сред зелени хълмове', 'among green hills'),
  },
}
