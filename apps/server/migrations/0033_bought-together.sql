CREATE TABLE "bought_pairs" (
	"brand" text NOT NULL,
	"product_key" text NOT NULL,
	"other_key" text NOT NULL,
	"score" real NOT NULL,
	CONSTRAINT "bought_pairs_brand_product_key_other_key_pk" PRIMARY KEY("brand","product_key","other_key")
);
