import type { AmenityCode } from '../../src/domain/amenities.ts'
import type { HotelFacts } from '../hotels/facts.ts'

type Phrase = readonly [bg: string, en: string]
type Remark = {
  if?: (facts: HotelFacts) => boolean
  /** What the house must have for it, any of these. */
  needs?: readonly AmenityCode[]
  says: readonly Phrase[]
}

/** Somebody is there for the guests. */
const staffed = ({ kind }: HotelFacts) => !['villa', 'chalet', 'apartment'].includes(kind)

/** What pleased guests. */
export const praise: readonly Remark[] = [
  {
    if: (facts) => facts.seaView,
    needs: ['balcony'],
    says: [
      [
        'Събудихме се от вълните и останахме на балкона до десет.',
        'We woke to the waves and stayed on the balcony until ten.',
      ],
    ],
  },
  {
    if: (facts) => facts.seaView,
    says: [
      [
        'Гледката от стаята е точно като на снимките, само че с мирис на море.',
        'The view is just as in the pictures, with the smell of the sea added.',
      ],
    ],
  },
  {
    if: (facts) => (facts.beach?.metres ?? 9999) < 400,
    says: [
      [
        'До плажа наистина са няколко минути, вървяхме по джапанки.',
        'The beach really is a few minutes away; we walked in flip-flops.',
      ],
      [
        'Плажът е толкова близо, че децата се връщаха сами за вода.',
        'The beach is so close that the children came back for water on their own.',
      ],
    ],
  },
  {
    if: (facts) => facts.board === 'BB',
    says: [
      ['Закуската беше различна всяка сутрин.', 'Breakfast was different every morning.'],
      ['Домашното сладко на закуска си струва пътя.', 'The home-made jam at breakfast is worth the trip.'],
      ['Закуската е проста, но всичко е истинско.', 'Breakfast is simple, but all of it is real.'],
    ],
  },
  {
    if: (facts) => facts.mineralWater,
    says: [
      ['Водата в басейна е топла и не мирише на хлор.', 'The pool is warm and does not smell of chlorine.'],
      [
        'Стояхме в топлата вода, докато се стъмни. Незабравимо.',
        'We stayed in the warm water until it got dark. Unforgettable.',
      ],
    ],
  },
  {
    if: (facts) => facts.fireplace,
    says: [
      ['Вечерите край камината бяха най-хубавата част.', 'The evenings by the fire were the best part.'],
      ['Камината се пали всяка вечер, не само за снимки.', 'The fire is lit every evening, not only for photographs.'],
    ],
  },
  {
    if: (facts) => facts.garden,
    says: [
      ['Дворът е прекрасен, четох там по цял следобед.', 'The garden is lovely; I read there for whole afternoons.'],
    ],
  },
  {
    if: (facts) => facts.restaurant,
    says: [
      [
        'Вечеряхме тук три пъти поред, без да ни омръзне.',
        'We dined here three nights running and did not tire of it.',
      ],
      [
        'Кухнята изненада приятно: порциите са разумни, вкусът е домашен.',
        'The kitchen was a pleasant surprise: sensible portions, home taste.',
      ],
    ],
  },
  {
    if: (facts) => (facts.lift?.metres ?? 9999) < 900,
    says: [
      [
        'Лифтът е на минути пеша и сутрин не се чака за превоз.',
        'The lift is minutes away on foot, so there is no waiting for a ride in the morning.',
      ],
    ],
  },
  {
    if: (facts) => facts.destination.character === 'city',
    says: [
      ['Всичко, което искахме да видим, беше пеша.', 'Everything we wanted to see was within walking distance.'],
      ['Тихо, въпреки че сте в града.', 'Quiet, although you are in town.'],
    ],
  },
  {
    if: (facts) => facts.destination.character === 'village',
    says: [
      ['Толкова тихо, че чувахме реката.', 'So quiet that we heard the river.'],
      ['Домакините ни показаха пътека, която я няма на картите.', 'The hosts showed us a path that is on no map.'],
    ],
  },
  {
    if: staffed,
    says: [['Персоналът помни имената и кой какво кафе пие.', 'The staff remember names and who drinks which coffee.']],
  },
  {
    if: (facts) => facts.parking.kind === 'paid',
    says: [['Запазиха ни място за колата и ни чакаха.', 'They kept a space for our car and waited for us.']],
  },
  {
    needs: ['private_bathroom'],
    says: [['Банята е нова и водата е силна.', 'The bathroom is new and the water strong.']],
  },
  {
    needs: ['wifi'],
    says: [['Интернетът издържа два видеоразговора едновременно.', 'The Wi-Fi carried two video calls at once.']],
  },
  {
    needs: ['reception_24h'],
    says: [['На рецепцията има човек и в полунощ.', 'There is somebody at reception at midnight too.']],
  },
  {
    needs: ['breakfast', 'coffee_tea'],
    says: [['Кафето сутрин е истинско.', 'The morning coffee is real coffee.']],
  },
  {
    says: [
      ['Чисто, светло, без излишни неща.', 'Clean, light, nothing superfluous.'],
      [
        'Леглото е най-удобното, на което сме спали тази година.',
        'The bed was the most comfortable we slept in this year.',
      ],
      ['Стаята беше по-голяма, отколкото очаквахме.', 'The room was larger than we expected.'],
      [
        'Дадоха ни стаята два часа по-рано, без да питаме.',
        'They gave us the room two hours early without our asking.',
      ],
      ['Цената отговаря на това, което получавате.', 'What you pay matches what you get.'],
      ['Отговориха на съобщението ни за пет минути.', 'They answered our message in five minutes.'],
      ['Ще дойдем пак догодина.', 'We shall be back next year.'],
      ['Възглавниците са добри, а това рядко се случва.', 'Good pillows, which is rare.'],
      ['Посрещнаха ни с вода и карта на околността.', 'We were met with water and a map of the surroundings.'],
      [
        'Спахме на тъмно: завесите наистина спират светлината.',
        'We slept in the dark: the curtains truly keep the light out.',
      ],
      [
        'Контакти до леглото, кука за кърпата, място за куфара. Помислено е.',
        'Sockets by the bed, a hook for the towel, room for the suitcase. Somebody thought of it.',
      ],
      [
        'Казаха ни къде се храни човек като местните, и беше вярно.',
        'They told us where the locals eat, and it was true.',
      ],
      ['Върнаха ни забравеното зарядно по куриер.', 'They sent our forgotten charger after us.'],
      ['Стаята изглежда така, както е на снимките.', 'The room looks as it does in the pictures.'],
      [
        'Плащането на място отне минута и сумата беше същата.',
        'Paying on arrival took a minute, and the sum was the same.',
      ],
    ],
  },
]

/** What they would change; `mild` ones also stand in good reviews. */
export const complaints: readonly (Remark & { mild: boolean })[] = [
  {
    mild: true,
    if: (facts) => facts.parking.kind === 'paid',
    says: [
      ['Паркингът е тесен за по-голяма кола.', 'The garage is tight for a larger car.'],
      ['Мястото за колата не е включено в цената.', 'The space for the car is not included in the price.'],
    ],
  },
  {
    mild: true,
    if: (facts) => !facts.lift24.elevator && facts.floors > 2 && staffed(facts),
    says: [['Няма асансьор, а куфарите ни бяха тежки.', 'There is no lift, and our suitcases were heavy.']],
  },
  {
    mild: true,
    if: (facts) => facts.terrace,
    needs: ['wifi'],
    says: [['Интернетът на терасата е бавен.', 'The Wi-Fi on the terrace is slow.']],
  },
  {
    mild: true,
    needs: ['parking', 'free_parking'],
    says: [['Местата за паркиране свършват до осем.', 'The parking spaces are gone by eight.']],
  },
  {
    mild: true,
    if: staffed,
    says: [['Дойдоха да чистят рано и ни събудиха.', 'They came to clean early and woke us.']],
  },
  {
    mild: true,
    says: [
      ['Искаше ми се още една закачалка в банята.', 'I wished for one more hook in the bathroom.'],
      ['Осветлението за четене е слабо.', 'The reading light is weak.'],
      ['Гардеробът е малък за седмица.', 'The wardrobe is small for a week.'],
      ['Чакахме пет минути за топла вода сутрин.', 'In the morning it took five minutes for the water to run warm.'],
      ['В събота беше шумно до единайсет.', 'On Saturday it was noisy until eleven.'],
    ],
  },
  {
    mild: true,
    if: (facts) => facts.board === 'BB',
    says: [['Към десет част от закуската вече я нямаше.', 'By ten part of the breakfast was gone.']],
  },
  {
    mild: true,
    if: (facts) => facts.kind === 'resort',
    says: [['В пиковите часове на бюфета се чака.', 'One queues at the buffet in peak hours.']],
  },
  {
    mild: false,
    if: (facts) => facts.kind !== 'hut' && facts.kind !== 'monastery',
    says: [
      [
        'Стаята беше към улицата и вечер се чуваха хората.',
        'The room faced the street, and in the evening we heard people.',
      ],
    ],
  },
  {
    mild: false,
    needs: ['air_conditioning'],
    says: [
      [
        'Климатикът шумеше и го смениха чак на втория ден.',
        'The air conditioning was noisy and only replaced on the second day.',
      ],
    ],
  },
  {
    mild: false,
    needs: ['outdoor_pool', 'indoor_pool'],
    says: [['Басейнът затваря рано вечер.', 'The pool closes early in the evening.']],
  },
  {
    mild: false,
    says: [
      ['Хавлиите бяха износени.', 'The towels were worn.'],
      ['Настаняването закъсня с час и половина.', 'Check-in was an hour and a half late.'],
      ['Матракът беше твърде мек, а друг нямаше.', 'The mattress was too soft, and there was no other.'],
    ],
  },
]

export const titles: Record<'warm' | 'fair' | 'cool', readonly Phrase[]> = {
  warm: [
    ['Ще се върнем', 'We shall be back'],
    ['Точно каквото търсехме', 'Just what we were looking for'],
    ['Спокойствие', 'Peace and quiet'],
    ['Хора с отношение', 'People who care'],
    ['Чудесни три дни', 'Three lovely days'],
    ['Препоръчваме', 'Recommended'],
    ['По-хубаво, отколкото на снимките', 'Better than the pictures'],
    ['Не искахме да си тръгваме', 'We did not want to leave'],
    ['Заслужава си всяка стотинка', 'Worth every cent'],
    ['Вече сме запазили отново', 'We have booked again already'],
    ['Малките неща са важни', 'It is the small things'],
  ],
  fair: [
    ['Добро място', 'A good place'],
    ['Добре за цената', 'Good for the price'],
    ['Повече плюсове', 'More pros than cons'],
    ['Хубаво, с малки забележки', 'Nice, with small reservations'],
    ['Удобно и чисто', 'Handy and clean'],
    ['Става за няколко дни', 'Fine for a few days'],
    ['Коректно отношение', 'Fair and correct'],
    ['Доволни сме', 'We are content'],
  ],
  cool: [
    ['Очаквахме повече', 'We expected more'],
    ['Средна работа', 'So-so'],
    ['Има какво да се желае', 'Room for improvement'],
  ],
}

export const answers: readonly Phrase[] = [
  ['Благодарим Ви! Предадохме добрите думи на колегите.', 'Thank you! We passed your kind words on.'],
  ['Благодарим за забележката, ще я имаме предвид.', 'Thank you for pointing it out; we shall bear it in mind.'],
  ['Радваме се, че сте си починали. До скоро!', 'We are glad you had a good rest. See you soon!'],
]
