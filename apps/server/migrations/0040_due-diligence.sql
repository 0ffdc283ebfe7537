CREATE TABLE "due_diligence" (
	"product_key" text NOT NULL,
	"reference" text NOT NULL,
	"supplied_on" text NOT NULL,
	CONSTRAINT "due_diligence_product_key_reference_supplied_on_pk" PRIMARY KEY("product_key","reference","supplied_on")
);
