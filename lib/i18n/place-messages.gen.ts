// Written by `npm run texts` from el.json.
export type PlaceMessages = {
  common: {
    booking: {
      crossings: {
        question: '<port></port>';
        near: '<port></port>';
      };
      sailings: {
        towards: '<port></port>';
        ashoreTitle: '<at></at>{from}{to}{duration}';
        fullLeg: '<from></from><to></to>{what}';
        changeAt: '<at></at>{duration}';
        walkPort: '<at></at>';
        otherPort: '<from></from><to></to>{time}{price}';
        dayFromTo: '<from></from><to></to>{day}';
      };
      confirmation: {
        stopUntil: '<at></at>{time}{duration}';
        whereTitle: '<port></port>{day}';
        laterTitle: '<port></port>{day}';
      };
    };
    board: {
      title: '<port></port>';
      titleNext: '<port></port>';
      callsAt: '<first></first>';
      callsAtTwo: '<first></first><second></second>';
      titleTomorrow: '<port></port>';
      book: '<place></place>{time}';
      towards: '<place></place>';
    };
    sea: {
      moored: '<port></port>';
      saysAtSea: '<from></from><to></to><next></next>{time}';
      saysMoored: '<port></port>';
      saysLeaves: '<port></port><to></to>{day}{time}';
    };
    home: {
      posterFacts: '<place></place>{duration}{price}';
      posterFactsTwo: '<place></place>{fastDuration}{fastPrice}{duration}{price}';
    };
    destinations: {
      bookSailing: '<place></place>{day}{time}';
      bookFrom: '<place></place>';
      practicalTitle: '<place></place>';
      newsOver: '<place></place>';
    };
    ports: {
      toPort: '<port></port>';
    };
    trips: {
      boat: {
        ahead: '<port></port>{duration}';
        underWay: '<port></port>{duration}';
        onwardAt: '<port></port>{time}';
      };
    };
    prices: {
      metaTitle: '<place></place>';
      metaDescription: '<place></place>';
      bookTo: '<from></from><to></to>';
    };
    itineraries: {
      towards: '<place></place>';
      title: '<from></from><to></to>';
      titleAll: '<from></from>';
      wayOut: '<place></place>{day}{time}{ship}';
      hereCount: '<from></from>{count, plural, other {}}{others, plural, other {}}';
      hereCountTo: '<from></from><to></to>{count, plural, other {}}';
      nextCount: '<from></from>{count, plural, other {}}';
      nextCountTo: '<from></from><to></to>{count, plural, other {}}';
      fareFrom: '<port></port>';
      bookLeg: '<from></from><to></to>{price}';
      bookShip: '<place></place>{time}{ship}';
    };
    bonus: {
      resultTitle: '<from></from><to></to>';
      awardExamples: '<port></port>';
    };
  };
};
